import { describe, expect, it } from '@jest/globals';
import { isSnapshotFresh, mergeSnapshots, SNAPSHOT_FRESH_MS, type TitleSnapshot } from './index';

const snapshot = (title: string, savedAt: number): TitleSnapshot => ({
  title,
  posterPath: '/p.jpg',
  backdropPath: null,
  voteAverage: 7,
  year: 1999,
  genreIds: [18],
  popularity: 3,
  totalRuntimeMin: 136,
  episodeRuntimeMin: null,
  countries: ['US'],
  people: null,
  savedAt,
});

describe('snapshots of titles', () => {
  it('keep the newer one', () => {
    expect(mergeSnapshots({ 'movie:1': snapshot('Old', 1) }, { 'movie:1': snapshot('New', 2) })['movie:1']?.title).toBe(
      'New',
    );
    expect(mergeSnapshots({ 'movie:1': snapshot('New', 2) }, { 'movie:1': snapshot('Old', 1) })['movie:1']?.title).toBe(
      'New',
    );
  });

  it('keep the people that were looked up when they are asked for again without them', () => {
    const people = [{ id: 1, name: 'Ann' }];
    const merged = mergeSnapshots({ 'movie:1': { ...snapshot('Old', 1), people } }, { 'movie:1': snapshot('New', 2) });
    expect(merged['movie:1']).toEqual({ ...snapshot('New', 2), people });
    expect(mergeSnapshots({ 'movie:1': snapshot('New', 2) }, { 'movie:1': { ...snapshot('Old', 1), people } })).toEqual(
      merged,
    );
  });

  it('take no people from before into that of a title that the site does not show any more [TAKEDOWN-07]', () => {
    const old = { ...snapshot('Old', 1), people: [{ id: 1, name: 'Ann' }] };
    const gone = { ...snapshot('Old', 2), isTakenDown: true as const };
    expect(mergeSnapshots({ 'movie:1': old }, { 'movie:1': gone })).toEqual({ 'movie:1': gone });
    expect(mergeSnapshots({ 'movie:1': gone }, { 'movie:1': old })).toEqual({ 'movie:1': gone });
  });

  it('drop the oldest beyond the limit', () => {
    const merged = mergeSnapshots(
      { 'movie:1': snapshot('A', 1), 'movie:2': snapshot('B', 3) },
      { 'tv:1': snapshot('C', 2) },
      2,
    );
    expect(Object.keys(merged).sort()).toEqual(['movie:2', 'tv:1']);
  });

  it('are refetched after a week [BOOKMARK-23]', () => {
    expect(SNAPSHOT_FRESH_MS).toBe(604_800_000);
    expect(isSnapshotFresh(snapshot('A', 0), SNAPSHOT_FRESH_MS - 1)).toBe(true);
    expect(isSnapshotFresh(snapshot('A', 0), SNAPSHOT_FRESH_MS)).toBe(false);
    expect(isSnapshotFresh(snapshot('A', 1000), SNAPSHOT_FRESH_MS + 999)).toBe(true);
    expect(isSnapshotFresh(undefined, 0)).toBe(false);
  });

  it('all stay up to the limit, and of two that are equally new the existing one', () => {
    const [a, b] = [snapshot('A', 1), snapshot('B', 1)];
    expect(mergeSnapshots({ 'movie:1': a }, { 'movie:1': b })['movie:1']?.title).toBe('A');
    expect(Object.keys(mergeSnapshots({ 'tv:1': a, 'movie:1': b }, {}, 2))).toEqual(['tv:1', 'movie:1']);
  });
});
