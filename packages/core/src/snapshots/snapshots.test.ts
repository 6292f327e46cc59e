import { describe, expect, it } from '@jest/globals';
import { isSnapshotFresh, mergeSnapshots, parseSnapshots, SNAPSHOT_FRESH_MS, type TitleSnapshot } from './index';

const snapshot = (title: string, savedAt: number): TitleSnapshot => ({
  title,
  posterPath: '/p.jpg',
  backdropPath: null,
  voteAverage: 7,
  year: 1999,
  genreIds: [18],
  popularity: 3,
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

  it('let the oldest go beyond the limit', () => {
    const merged = mergeSnapshots(
      { 'movie:1': snapshot('A', 1), 'movie:2': snapshot('B', 3) },
      { 'tv:1': snapshot('C', 2) },
      2,
    );
    expect(Object.keys(merged).sort()).toEqual(['movie:2', 'tv:1']);
  });

  it('are asked for again after a week', () => {
    expect(isSnapshotFresh(snapshot('A', 0), SNAPSHOT_FRESH_MS - 1)).toBe(true);
    expect(isSnapshotFresh(snapshot('A', 0), SNAPSHOT_FRESH_MS)).toBe(false);
    expect(isSnapshotFresh(undefined, 0)).toBe(false);
  });

  it('are read without what is none', () => {
    const stored = {
      'movie:1': snapshot('A', 1),
      'movie:x': snapshot('B', 1),
      'tv:2': 'C',
      'tv:3': { title: 'D', posterPath: 'javascript:' },
    };
    expect(parseSnapshots(stored)).toEqual({
      'movie:1': snapshot('A', 1),
      'tv:3': { ...snapshot('D', 0), posterPath: null, voteAverage: 0, year: null, genreIds: [], popularity: 0 },
    });
    expect(parseSnapshots([])).toEqual({});
  });
});
