import { describe, expect, it } from '@jest/globals';
import { mergeHistory, type HistoryEpisode, type HistoryItem, type WatchHistory } from './index';

const half = { watched: 50, duration: 100 };
const film: HistoryItem = { mediaType: 'movie', id: 1, title: 'Film', year: 2001, updatedAt: 10, progress: half };
const episode: HistoryEpisode = { id: 4, number: 1, title: 'Pilot', seasonId: 4, updatedAt: 10, progress: half };
const show = (episodes: Record<string, HistoryEpisode>, more: Partial<HistoryItem> = {}): HistoryItem => ({
  mediaType: 'tv',
  id: 1,
  title: 'Show',
  year: 2002,
  updatedAt: Math.max(10, ...Object.values(episodes).map(({ updatedAt }) => updatedAt)),
  episodes,
  ...more,
});
const of = (item: HistoryItem): WatchHistory => ({ [item.mediaType === 'tv' ? 'tv:1' : 'movie:1']: item });

describe('two records of a film', () => {
  it.each<[string, Partial<HistoryItem>, Partial<HistoryItem>]>([
    ['the newer', { updatedAt: 11, progress: { watched: 1, duration: 1 } }, {}],
    ['of equally new ones the further watched', { progress: { watched: 51, duration: 60 } }, {}],
    ['then the longer', { progress: { watched: 50, duration: 101 }, title: 'A' }, {}],
    ['then the one whose title comes later', { title: 'Films', year: 1990 }, {}],
    ['then the later year', { year: 2002 }, {}],
    ['and any year before none', { year: 0 }, { year: null }],
    ['and any position before none', {}, { progress: undefined, title: 'Films' }],
  ])('%s wins, whoever merges [SYNC-09]', (_name, winning, losing) => {
    const [winner, loser] = [
      { ...film, ...winning },
      { ...film, ...losing },
    ];
    expect(mergeHistory(of(winner), of(loser))).toEqual(of(winner));
    expect(mergeHistory(of(loser), of(winner))).toEqual(of(winner));
  });

  it('keep the latest removal, though the other record wins', () => {
    const removed = { ...film, removedAt: 12 };
    const later = { ...film, updatedAt: 20, removedAt: 3 };
    for (const merged of [mergeHistory(of(removed), of(later)), mergeHistory(of(later), of(removed))])
      expect(merged).toEqual(of({ ...later, removedAt: 12 }));
    expect(mergeHistory(of(film), of({ ...film, removedAt: 0 }))).toEqual(of({ ...film, removedAt: 0 }));
    expect(mergeHistory(of({ ...film, removedAt: 0 }), of(film))).toEqual(of({ ...film, removedAt: 0 }));
  });

  it('have no episodes, and none appear', () => {
    const [merged] = Object.values(mergeHistory(of(film), of({ ...film, updatedAt: 11 })));
    expect(merged).not.toHaveProperty('episodes');
    expect(merged).not.toHaveProperty('removedAt');
  });
});

describe('two records of an episode', () => {
  it.each<[string, Partial<HistoryEpisode>]>([
    ['the newer', { updatedAt: 11, title: 'A' }],
    ['of equally new ones the further watched', { progress: { watched: 51, duration: 60 } }],
    ['then the longer', { progress: { watched: 50, duration: 101 }, title: 'A' }],
    ['then the one whose title comes later', { title: 'Pilots', number: 0 }],
    ['then the greater number', { number: 2, id: 3 }],
    ['then the greater id', { id: 5, seasonId: 3 }],
    ['then the greater id of its season', { seasonId: 5 }],
  ])('%s wins, whoever merges', (_name, winning) => {
    const [winner, loser] = [show({ s1e1: { ...episode, ...winning } }), show({ s1e1: episode })];
    expect(mergeHistory(of(winner), of(loser))).toEqual(of(winner));
    expect(mergeHistory(of(loser), of(winner))).toEqual(of(winner));
  });

  it('keep the latest removal, though the other record wins', () => {
    const removed = { ...episode, removedAt: 12 };
    const later = { ...episode, updatedAt: 20 };
    const merged = show({ s1e1: { ...later, removedAt: 12 } });
    expect(mergeHistory(of(show({ s1e1: removed })), of(show({ s1e1: later })))).toEqual(of(merged));
    expect(mergeHistory(of(show({ s1e1: later })), of(show({ s1e1: removed })))).toEqual(of(merged));
  });

  it('are joined with those of other keys', () => {
    const second: HistoryEpisode = { ...episode, number: 2 };
    const merged = mergeHistory(of(show({ s1e1: episode })), of(show({ s1e2: second }, { title: 'A Show' })));
    expect(merged).toEqual(of(show({ s1e1: episode, s1e2: second })));
    const without = { ...show({}), episodes: undefined };
    expect(mergeHistory(of(without), of(without))).toEqual(of(show({})));
  });
});
