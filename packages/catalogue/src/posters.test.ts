import { beforeAll, describe, expect, it } from '@jest/globals';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { renderSubject, warmArtwork } from '@marquee/artwork';
import type { ArtworkSubject } from '@marquee/artwork/paths';
import { createCatalogue, type Catalogue } from './index';

const catalogue: Catalogue = createCatalogue({ now: () => new Date('2026-01-01T00:00:00Z') });

/** The subjects of all posters in the catalogue, in order of release. */
function everySubject(mediaType: 'movie' | 'tv', sort: string): ArtworkSubject[] {
  const subjects: ArtworkSubject[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({ sort_by: `${sort}.asc`, page: String(page) });
    const { results, total_pages } = catalogue.answer(`discover/${mediaType}`, query).body as {
      results: { poster_path: string }[];
      total_pages: number;
    };
    pages = total_pages;
    subjects.push(...results.flatMap(({ poster_path }) => catalogue.artworkSubject(poster_path) ?? []));
  }
  return subjects;
}

const films = everySubject('movie', 'primary_release_date');
const all = [...films, ...everySubject('tv', 'first_air_date')];
/** Sixty titles from all parts of the catalogue, in rows of ten. */
const sixty = Array.from({ length: 60 }).flatMap((_, index) => all[Math.floor((index * all.length) / 60)] ?? []);
const COLUMNS = 10;

/** A poster reduced to 12 × 18 pixels, i.e. its appearance from a distance. */
const thumbnail = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(12, 18, { fit: 'fill' }).removeAlpha().raw().toBuffer();

const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - Number(b[i])), 0) / a.length;

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const median = (values: readonly number[]): number => Number(sorted(values)[Math.floor(values.length / 2)]);

/** As compressed by the API. */
const brotli = (text: string): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  }).length;

beforeAll(() => warmArtwork());

describe('sixty posters side by side', () => {
  it('look different from one another, neighbours above all', async () => {
    const thumbnails = await Promise.all(sixty.map((subject) => thumbnail(renderSubject(subject))));
    const distance = (a: number, b: number): number => {
      const [one, other] = [thumbnails[a], thumbnails[b]];
      return one && other ? difference(one, other) : Number.NaN;
    };
    const pairs = thumbnails.flatMap((_, a) => thumbnails.slice(a + 1).map((__, i) => distance(a, a + 1 + i)));
    expect(Math.min(...pairs)).toBeGreaterThan(6);
    expect(median(pairs)).toBeGreaterThan(45);
    const neighbours = thumbnails.flatMap((_, at) => [
      ...(at % COLUMNS < COLUMNS - 1 ? [distance(at, at + 1)] : []),
      ...(at + COLUMNS < thumbnails.length ? [distance(at, at + COLUMNS)] : []),
    ]);
    expect(Math.min(...neighbours)).toBeGreaterThan(12);
  });
});

/** Letters on a poster, which are most of its bytes. */
const letterCount = ({ title, directors = [], cast = [] }: ArtworkSubject): number =>
  [title, ...directors, ...cast].join('').length;

describe('every poster of the catalogue', () => {
  it('has less than 6 KB when compressed', () => {
    expect(films.length).toBeGreaterThan(300);
    const longestFirst = [...all].sort((a, b) => letterCount(b) - letterCount(a));
    // The shorter ones are only sampled, because they cannot be larger.
    const measured = longestFirst.filter((_, index) => index < 200 || index % 30 === 0);
    const posters = measured.map((subject) => ({ title: subject.title, bytes: brotli(renderSubject(subject)) }));
    expect(posters.filter(({ bytes }) => bytes > 6 * 1024)).toEqual([]);
    expect(median(posters.map(({ bytes }) => bytes))).toBeLessThan(4 * 1024);
  });
});
