import { describe, expect, it } from '@jest/globals';
import { createRegistry, runSources, type SourceAdapter } from '@marquee/player/sources';
import { sampleHlsResult } from '@marquee/player/testing';
import { preferSource } from './prefer-source';

const adapter = (id: string): SourceAdapter => ({
  id,
  name: id,
  origin: 'https://provider.example',
  listSources: () =>
    Promise.resolve([
      { id: 'high', rank: 2 },
      { id: 'low', rank: 1 },
    ]),
  findEpisode: () => Promise.resolve(sampleHlsResult),
});
const request = {
  type: 'tv' as const,
  tmdbId: 1,
  title: 'Show',
  releaseYear: null,
  season: { number: 1 },
  episode: { number: 2 },
};
const order = async (adapters: readonly SourceAdapter[]) => {
  const outcome = await runSources({ registry: createRegistry(adapters), request });
  return outcome.status === 'found' ? outcome.results.map(({ key }) => key) : [];
};

describe('the source of the next episode', () => {
  const adapters = [adapter('a'), adapter('b')];

  it('is the source of the current episode first [PLAYER-14]', async () => {
    const preferred = preferSource(adapters, { adapterId: 'b', sourceId: 'low' });
    expect(await order(preferred)).toEqual(['b:low', 'b:high', 'a:high', 'a:low']);
  });
});
