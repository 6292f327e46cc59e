import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FoundSource } from '@marquee/player/sources';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { providerWith, renderPage } from '../../testing/render-page';
import type { Playable } from './playable';
import { useWatchState } from './use-watch-state';
import type { WatchState } from './watch-context';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const episode = (number: number): Playable => ({
  kind: 'episode',
  mediaId: `tv:201/1/${number}`,
  title: 'Signal Box',
  posterPath: null,
  isOffered: true,
  request: {
    type: 'tv',
    tmdbId: 201,
    title: 'Signal Box',
    releaseYear: 2020,
    season: { number: 1 },
    episode: { number },
  },
  played: { mediaType: 'tv', id: 201, title: 'Signal Box', year: 2020 },
});

/** Watches the first episode of a series; the provider has two sources for all of them, `two` before `glint`. */
async function watching() {
  let state: WatchState | undefined;
  let open: ((number: number) => void) | undefined;
  /** The sources that played one after another, as `episode source`. */
  const played: string[] = [];
  function Page() {
    const [number, setNumber] = useState(1);
    open = setNumber;
    const next = { autoAdvance: true, upNext: undefined, go: () => setNumber(number + 1) };
    const input = { canStart: true, autoPlay: true, saved: null, onProgress: () => undefined, next };
    state = useWatchState({ playable: episode(number), ...input }, true);
    const shown = state.source && `${number} ${state.source.sourceId}`;
    if (shown && played.at(-1) !== shown) played.push(shown);
    return null;
  }
  renderPage(Page, { path: '/', pattern: '/', provider: providerWith('tv/201') });
  const watch = () => state as WatchState;
  const allFound = () => waitFor(() => expect(watch().search.results).toHaveLength(2));
  const asked = () => watch().search.results.map(({ sourceId }) => sourceId);
  const choose = (sourceId: string) =>
    act(() => {
      const source = watch().search.results.find((found) => found.sourceId === sourceId);
      watch().chooseSource(source as FoundSource);
    });
  await allFound();
  return { watch, played, asked, allFound, choose, open: (number: number) => act(() => open?.(number)) };
}

describe('the source that the viewer has chosen', () => {
  it('is asked first, and plays, in the next episode [PLAYER-14]', async () => {
    const { watch, played, asked, choose, allFound } = await watching();
    choose('glint');
    act(() => watch().next?.go());
    await allFound();
    expect(asked()).toEqual(['glint', 'two']);
    expect(played).toEqual(['1 two', '1 glint', '2 glint']);
  });

  it('plays at once, without another search for the title', async () => {
    const { watch, played, choose, open, allFound } = await watching();
    choose('glint');
    open(2);
    await allFound();
    const { results } = watch().search;
    choose('two');
    await waitFor(() => expect(played).toEqual(['1 two', '1 glint', '2 glint', '2 two']));
    expect(watch().search.results).toBe(results);
  });
});
