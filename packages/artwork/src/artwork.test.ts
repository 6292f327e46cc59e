import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { artworkFrames } from './dimensions';
import { composePosterIn } from './pictures/poster';
import { composeSubject, renderArtwork, renderSubject } from './render';
import type { ArtworkKind, ArtworkSubject } from './subject';
import { styles, type StyleName } from './styles/index';
import { sampleSubjects } from './testing/sample-subjects';
import { worstOverlap } from './testing/overlap';
import { problemsOf } from './testing/problems-of';
import { itemAt } from './item-at';

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
  'שלום עולם',
  'العربية',
  '🎬🍿',
  'Ünïcödé Ślązak Đorđe',
  'Ивановo детство',
  'e\u0301te\u0301',
  '\u0000\u0007 \ud800',
  '<script>alert("x")</script> & \'quotes\'',
  'W'.repeat(120),
  'iiiiiiiiii '.repeat(11),
  'A very long title that goes on: and a second voice that has even more to say than the first one, far beyond reason, at last',
];

describe('every kind of picture', () => {
  it.each(kinds)('is deterministic: %s', (kind) => {
    for (const subject of sampleSubjects) {
      expect(renderSubject(asKind(subject, kind))).toBe(renderSubject(asKind(subject, kind)));
    }
  });

  it.each(kinds)('is a safe, self-contained document: %s', (kind) => {
    for (const subject of sampleSubjects) expect(problemsOf(renderSubject(asKind(subject, kind)))).toEqual([]);
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
  it('keeps its text on the canvas, with enough contrast', () => {
    for (const subject of sampleSubjects) {
      const { texts, width, height } = composePosterIn(name, subject);
      expect(texts.filter(({ role }) => role === 'title').length).toBeGreaterThan(0);
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

  it('keeps its lines of text apart', () => {
    const directors = ['Maximiliana Example-Longname', 'Bartholomew Example of Otherplace'];
    for (const subject of sampleSubjects) {
      for (const each of [subject, { ...subject, directors }]) {
        expect(worstOverlap(composePosterIn(name, each).texts)).toBeLessThan(1);
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

describe('the season posters of a series', () => {
  const season = (number: number): string =>
    renderSubject({ ...asKind(itemAt(sampleSubjects, 8), 'season'), mediaType: 'tv', season: number });

  it('differ from one another', () => {
    expect(new Set([0, 1, 2, 3, 4].map(season)).size).toBe(5);
  });
});
