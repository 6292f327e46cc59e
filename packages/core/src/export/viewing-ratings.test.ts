import { describe, expect, it } from '@jest/globals';
import { planImport } from '../import/plan/plan-import';
import { dataAfter, nothing } from '../import/testing/existing-data';
import { readTexts } from '../import/testing/read-text';
import { addPlay, listPlays } from '../plays';
import type { Rating } from '../ratings';
import { toEntries } from '../sync/merge-entries';
import { recordsFromCollections, writeLetterboxd, writePlainCsv, writeTrakt, type ExportFile } from './index';

const DAY = Date.UTC(2024, 2, 5, 12);
const film = { mediaType: 'movie' as const, id: 5, title: 'Rafts', year: 1979 };
const viewing = (id: string, watchedAt: number | null, rating: number | null) =>
  addPlay({}, { id, played: film, watchedAt, rating, how: 'marked' }, 1);
const rated = (rating: number) => ({ key: 'movie:5', value: { ...film, rating, ratedAt: DAY }, changedAt: 1 });
const plays = toEntries({}, [viewing('a', DAY - 86_400_000, null), viewing('b', DAY, 6), viewing('c', DAY, 9)]);
const kept = { ...nothing, plays, ratings: toEntries<Rating>({}, [rated(9)]) };

/** What is there after a file was imported by somebody who has nothing. */
function imported(files: readonly ExportFile[]) {
  const { records, problems } = readTexts(Object.fromEntries(files.map(({ name, text }) => [name, text])));
  expect(problems).toEqual([]);
  const { additions } = planImport({
    items: records,
    resolve: () => ({ match: { kind: 'matched', title: film } }),
    existing: nothing,
    nowMs: DAY + 1,
  });
  const { plays: log, ratings } = dataAfter(nothing, additions);
  return {
    viewings: listPlays(log)
      .map(({ watchedAt, rating = null }) => [watchedAt, rating])
      .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)),
    title: ratings['movie:5']?.['movie:5']?.value.rating,
  };
}
const records = () => [...recordsFromCollections(kept)];

describe('the ratings of two viewings on one day come back [EXPORT-02]', () => {
  it.each([
    ['Letterboxd’s form', () => writeLetterboxd(records())],
    ['the spreadsheet', () => [writePlainCsv(records())]],
    [
      'Marquee’s file',
      () => {
        const data = { plays: Object.values(plays['movie:5'] ?? {}), ratings: [rated(9)] };
        const text = JSON.stringify({ app: 'marquee', version: 1, data });
        return [{ name: 'marquee.json', mimeType: 'application/json', text }];
      },
    ],
  ])('from %s', (_name, write) => {
    expect(imported(write())).toEqual({
      viewings: [
        [DAY - 86_400_000, null],
        [DAY, 6],
        [DAY, 9],
      ],
      title: 9,
    });
  });

  it('and where a format has one for each title, the title’s does', () => {
    expect(imported(writeTrakt(records())).title).toBe(9);
  });

  it('from Letterboxd’s form, the rating of a film with none of its own is on its latest row', () => {
    const [file] = writeLetterboxd(
      records().filter((record) => record.kind !== 'watching' || record.rating === undefined),
    );
    expect(file?.text.split('\r\n').slice(1, -1)).toEqual(['5,,Rafts,1979,9,2024-03-04,,']);
  });
});
