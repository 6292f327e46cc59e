import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { artworkFrames } from './dimensions';
import { composePosterIn } from './pictures/poster';
import { composeSubject, renderArtwork, renderSubject } from './render';
import type { ArtworkKind, ArtworkSubject } from './subject';
import { type StyleName, styles } from './styles/index';
import { sampleSubjects } from './testing/sample-subjects';
import { worstOverlap } from './testing/overlap';
import { problemsOf } from './testing/problems-of';
import { itemAt } from './item-at';
import { backdropPath, logoPath, parseArtworkPath, posterPath, profilePath, seasonPath, stillPath } from './paths';

// Takes seconds: every style draws every sample.
const kinds: readonly ArtworkKind[] = ['poster', 'season', 'backdrop', 'still', 'logo', 'profile'];
const styleNames = Object.keys(styles) as StyleName[];

const asKind = (subject: ArtworkSubject, kind: ArtworkKind): ArtworkSubject => ({
  ...subject,
  kind,
  season: 2,
  episode: 5,
  episodeTitle: 'The Night Train',
  department: 'Directing',
});

/** Texts that typically break layouts. */
const awkward = [
  '',
  ' ',
  'M',
  '漢字',
  'العربية',
  '🎬🍿',
  'Ивановo детство',
  'e\u0301te\u0301',
  '\u0000\u0007 \ud800',
  '<script>alert("x")</script> & \'quotes\'',
  'W'.repeat(120),
  'iiiiiiiiii '.repeat(11),
  'A very long title that goes on: and a second voice that has even more to say than the first one, far beyond reason, at last',
];

describe('every kind of picture', () => {
  it.each(kinds)('is a safe, self-contained document, the same every time: %s', (kind) => {
    for (const subject of sampleSubjects) {
      const svg = renderSubject(asKind(subject, kind));
      expect(problemsOf(svg)).toEqual([]);
      expect(renderSubject(asKind(subject, kind))).toBe(svg);
    }
  });

  it.each([
    '<svg><script/></svg>',
    '<svg><g></svg>',
    '<svg><use href="http://a"/></svg>',
    '<svg>a<b</svg>',
    '<svg><path fill="url(#x)"/></svg>',
  ])('would be rejected as %s', (svg) => {
    expect(problemsOf(svg)).not.toEqual([]);
  });

  it.each(kinds)('states its size: %s', (kind) => {
    const sheet = composeSubject(asKind(itemAt(sampleSubjects, 4), kind));
    const { width, height } = artworkFrames[kind];
    if (kind === 'logo') {
      expect(sheet.width).toBeLessThanOrEqual(width);
      expect(sheet.height).toBeLessThanOrEqual(height);
    } else expect([sheet.width, sheet.height]).toEqual([width, height]);
    expect(sheet.toSvg('x')).toContain(
      `width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}"`,
    );
  });

  it.each(awkward)('shows the title %j', (title) => {
    for (const kind of kinds) {
      const subject = {
        ...asKind(itemAt(sampleSubjects, 0), kind),
        title,
        episodeTitle: title,
        directors: [title],
        cast: [title, title],
      };
      expect(problemsOf(renderSubject(subject))).toEqual([]);
    }
  });

  it('renders without any facts', () => {
    for (const kind of kinds) {
      const subject: ArtworkSubject = {
        kind,
        id: 1,
        title: 'X',
        year: null,
        genres: [],
        countries: [],
        language: null,
      };
      expect(problemsOf(renderSubject(subject))).toEqual([]);
    }
  });

  it('shows the year if no font has the title’s letters', () => {
    const written = composePosterIn('swiss', {
      ...itemAt(sampleSubjects, 4),
      title: '七人の侍',
      directors: [],
      cast: [],
    });
    expect(written.texts.some(({ role }) => role === 'title')).toBe(true);
  });

  it('is requested from the catalogue by its path', () => {
    const catalogue = {
      artworkSubject: (path: string) => (path === '/marquee-poster-1.svg' ? itemAt(sampleSubjects, 0) : null),
    };
    expect(renderArtwork('/marquee-poster-1.svg', catalogue)).toEqual({
      svg: renderSubject(itemAt(sampleSubjects, 0)),
    });
    expect(renderArtwork('/marquee-poster-2.svg', catalogue)).toBeNull();
  });
});

describe.each(styleNames)('a poster by %s', (name) => {
  it('keeps its lines of text on the canvas and apart', () => {
    const directors = ['Maximiliana Example-Longname', 'Bartholomew Example of Otherplace'];
    for (const subject of sampleSubjects) {
      const { texts, width, height } = composePosterIn(name, subject);
      expect(texts.filter(({ role }) => role === 'title').length).toBeGreaterThan(0);
      expect(worstOverlap(texts)).toBeLessThan(1);
      expect(worstOverlap(composePosterIn(name, { ...subject, directors }).texts)).toBeLessThan(1);
      for (const { corners } of texts) {
        for (const [x, y] of corners) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
        }
      }
    }
  });

  it('shows any title', () => {
    const letters = fc.constantFrom('a', 'W', 'i', ' ', 'É', '-', ':', '…', '7', 'ß', 'ж', '語', '😀', '&', '(');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 120 }), fc.nat(), (characters, id) => {
        const sheet = composePosterIn(name, { ...itemAt(sampleSubjects, 5), id, title: characters.join('') });
        expect(sheet.toSvg('')).not.toMatch(/NaN|Infinity|undefined/);
        const off = sheet.texts
          .flatMap(({ corners }) => corners)
          .filter(([x, y]) => x < 0 || x > 1000 || y < 0 || y > 1500);
        expect(off).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });
});

it('the season posters of a series differ from one another', () => {
  const season = (number: number): string =>
    renderSubject({ ...asKind(itemAt(sampleSubjects, 8), 'season'), mediaType: 'tv', season: number });
  expect(new Set([0, 1, 2].map(season)).size).toBe(3);
});

describe('artwork paths', () => {
  it('are read back as they were made', () => {
    expect(parseArtworkPath(posterPath(7))).toEqual({ kind: 'poster', id: 7 });
    expect(parseArtworkPath(backdropPath(7))).toEqual({ kind: 'backdrop', id: 7 });
    expect(parseArtworkPath(logoPath(7))).toEqual({ kind: 'logo', id: 7 });
    expect(parseArtworkPath(profilePath(7))).toEqual({ kind: 'profile', id: 7 });
    expect(parseArtworkPath(seasonPath(7, 0))).toEqual({ kind: 'season', id: 7, season: 0 });
    expect(parseArtworkPath(stillPath(7, 2, 13))).toEqual({ kind: 'still', id: 7, season: 2, episode: 13 });
  });

  it.each([
    '/abc.jpg',
    '/marquee-poster-.svg',
    '/marquee-poster-7.svg?x',
    '/a/marquee-poster-7.svg',
    '/marquee-still-7-s1.svg',
    '/marquee-season-7.svg',
  ])('refuse %p', (path) => {
    expect(parseArtworkPath(path)).toBeNull();
  });
});

it('the pictures of genres and networks are small, told apart, and the same every time', () => {
  const nobody = { artworkSubject: () => null };
  const drawn = ['genre-drama', 'genre-sci-fi', 'network-netflix'].map((name) =>
    renderArtwork(`/marquee-${name}.svg`, nobody),
  );
  for (const picture of drawn) expect(picture?.svg.length).toBeLessThan(12_000);
  expect(new Set(drawn.map((picture) => picture?.svg)).size).toBe(3);
  expect(renderArtwork('/marquee-genre-drama.svg', nobody)).toEqual(drawn[0]);
});
