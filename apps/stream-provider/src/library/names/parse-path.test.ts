import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import fc from 'fast-check';
import { normaliseTitle } from '@marquee/core';
import { parsePath } from './index';
import { describePath, describeServed, entriesOf, entriesOfFile, isRight } from '../../testing/describe-name';
import { namesCorpus } from '../../testing/names-corpus';
import { releaseNames } from '../../testing/release-names';

const context = { maxYear: 2027, isOnlyVideo: false };
const parse = (path: string, isOnlyVideo = false) => parsePath(path, { ...context, isOnlyVideo });

describe('a film', () => {
  it.each([
    ['Film (1999)/1080p.mp4', 'Film', 1999],
    ['Film (1999)/Film - Extended.mkv', 'Film', 1999],
    ['Films/Collection/Film [1999].mkv', 'Film', 1999],
    ['1917.2019.1080p.mkv', '1917', 2019],
    ['2012 (2009).mkv', '2012', 2009],
    ['Blade.Runner.2049.2017.1080p.mkv', 'Blade Runner 2049', 2017],
    ['Amélie (2001).mkv'.normalize('NFD'), 'Amélie', 2001],
    ['-rf (1999).mkv', 'rf', 1999],
    ['Film\nwith a break (1999).mkv', 'Film with a break', 1999],
    ['Extras/Film (1999).mkv', 'Film', 1999],
    ['Sample Text (2010).mkv', 'Sample Text', 2010],
    ['The Trailer (2010).mkv', 'The Trailer', 2010],
  ])('%j is %s of %i [LIBRARY-01]', (path, title, year) => {
    expect(parse(path)).toEqual({ kind: 'movie', title, year, tags: {} });
  });

  it('may have no year', () => {
    expect(parse('Film.mkv')).toEqual({ kind: 'movie', title: 'Film', tags: {} });
    expect(parse('Blade.Runner.2049.1080p.mkv')).toEqual({ kind: 'movie', title: 'Blade Runner 2049', tags: {} });
  });

  it('takes the name of its folder if that is longer and it is alone there', () => {
    expect(parse('The.Matrix.1999.1080p-GRP/grp-mtx.mkv', true)).toMatchObject({ title: 'The Matrix', year: 1999 });
    expect(parse('The.Matrix.1999.1080p-GRP/grp-mtx.mkv')).toMatchObject({ title: 'grp-mtx' });
  });

  it.each([
    ['Anything {tmdb-603}.mkv', { tmdb: 603 }],
    ['Anything [tmdbid-603].mkv', { tmdb: 603 }],
    ['Anything {tmdbid=603}.mkv', { tmdb: 603 }],
    ['Anything (1999) {imdb-tt0133093}.mkv', { imdb: 'tt0133093' }],
    ['Anything (1999) [imdbid-tt0133093].mkv', { imdb: 'tt0133093' }],
    ['Anything (1999) {tmdb-603}/Anything (1999) - 4K.mkv', { tmdb: 603 }],
    ['Anything (1999) {tvdb-5}.mkv', {}],
  ])('carries the tags of %s', (path, tags) => {
    expect(parse(path)).toMatchObject({ kind: 'movie', title: 'Anything', tags });
  });
});

describe('an episode', () => {
  it.each([
    ['Series (2020)/S01E02-E03.mkv', { title: 'Series', year: 2020, season: 1, episodes: [2, 3] }],
    ['Series (2020)/Season 2/Series - s02e03e04.mkv', { title: 'Series', year: 2020, season: 2, episodes: [3, 4] }],
    ['TV/Series/Season 1/Series 1x02-03 - Two.mkv', { title: 'Series', season: 1, episodes: [2, 3] }],
    ['Downloads/Some.Show.S03E11.1080p.WEB.mkv', { title: 'Some Show', season: 3, episodes: [11] }],
    ['Some.Show.2019.S03E11-12.mkv', { title: 'Some Show', year: 2019, season: 3, episodes: [11, 12] }],
    ['Series/Season 01/02 - Title.mkv', { title: 'Series', season: 1, episodes: [2], certainty: 'bare' }],
    [
      'Series/Season 01/[Group] Series - 05 [1080p].mkv',
      { title: 'Series', season: 1, episodes: [5], certainty: 'bare' },
    ],
    ['Series/Staffel 3/Series - S03E01-1080p.mkv', { title: 'Series', season: 3, episodes: [1] }],
    ['Extras (2005)/Season 1/Extras - S01E01.mkv', { title: 'Extras', year: 2005, season: 1, episodes: [1] }],
    ['TV/Extras/Season 1/Extras - S01E01.mkv', { title: 'Extras', season: 1, episodes: [1] }],
    ['Season 01/Loose - S01E04.mkv', { title: 'Loose', season: 1, episodes: [4] }],
  ])('is read from %s [LIBRARY-01]', (path, expected) => {
    expect(parse(path)).toEqual({ kind: 'episode', tags: {}, ...expected });
  });

  it('has the tag of its series, not one of its own', () => {
    expect(parse('Series {tmdb-1399}/Season 01/Series S01E01 {imdb-tt1480055}.mkv')).toMatchObject({
      tags: { tmdb: 1399 },
    });
  });

  it('is not read from a resolution', () => {
    expect(parse('Film (1999) 1920x1080.mkv')).toMatchObject({ kind: 'movie', title: 'Film' });
  });
});

describe('a path that is not a title', () => {
  it.each([
    ['Film (1999)/Sample/film.mkv', 'sample'],
    ['Film (1999)/trailers/One.mp4', 'extra'],
    ['Film (1999)/Behind.The.Scenes/One.mp4', 'extra'],
    ['Film (1999)/Film (1999)-cd1.avi', 'part'],
    ['Series/Season 01/no numbers.mkv', 'unreadable_name'],
    ['Series (2020)/Series 01.mkv', 'unreadable_name'],
  ])('%s is left out (%s) [LIBRARY-01]', (path, reason) => {
    expect(parse(path)).toEqual({ kind: 'ignored', reason });
  });
});

describe('names of every kind', () => {
  // Every word that ends a title, such as Hdr or Webrip, has a b, d, v or x.
  const title = fc.stringMatching(/^[ACE-UWYZ][ace-uwyz]{2,9}( [ACE-UWYZ][ace-uwyz]{2,9}){0,3}$/);
  const year = fc.integer({ min: 1900, max: 2026 });

  it('keep the title and year that they were generated from', () => {
    fc.assert(
      fc.property(title, year, fc.constantFrom('.', '_', ' '), (name, of, separator) => {
        const scene = `${name} ${of} 1080p BluRay x264-GRP`.replace(/ /g, separator);
        for (const path of [`${name} (${of}).mkv`, `${name} (${of})/${name} (${of}) - 720p.mkv`, `${scene}.mkv`]) {
          expect(parse(path)).toMatchObject({ kind: 'movie', year: of });
          const parsed = parse(path);
          expect(parsed.kind === 'movie' && normaliseTitle(parsed.title)).toBe(normaliseTitle(name));
        }
      }),
    );
  });

  it('keep the episodes that they were generated from', () => {
    const number = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(title, number, number, (name, season, episode) => {
        const numbers = `S${String(season).padStart(2, '0')}E${String(episode).padStart(2, '0')}`;
        for (const path of [`${name}/Season ${season}/${name} - ${numbers}.mkv`, `${name}.${numbers}.720p.mkv`]) {
          const parsed = parse(path);
          expect(parsed).toMatchObject({ kind: 'episode', season, episodes: [episode] });
          expect(parsed.kind === 'episode' && normaliseTitle(parsed.title)).toBe(normaliseTitle(name));
        }
      }),
    );
  });

  it('never make the parser throw or hang', () => {
    const text = fc.oneof(fc.string({ maxLength: 200, unit: 'binary' }), fc.string({ maxLength: 40 }));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (parts) => {
        expect(['movie', 'episode', 'ignored']).toContain(parse(parts.join('/')).kind);
      }),
    );
    const spentMs = startProcessorClock();
    for (const piece of [
      'S1E1',
      '(1999',
      '[',
      '【',
      '-1',
      '1x1 ',
      'e1 ',
      '.sample',
      '-trailer',
      '(a b) ',
      'cap1',
      '第1',
    ]) {
      // As long as a name may be, and longer.
      for (const length of [250, 100_000]) parse(`Film ${piece.repeat(length / piece.length)} (1999).mkv`);
    }
    expect(spentMs()).toBeLessThan(500);
  });
});

describe('the corpus of names', () => {
  it.each(entriesOf(namesCorpus))('%s is %s [LIBRARY-01]', (path, expected) => {
    expect(describePath(path)).toBe(expected);
  });

  // 5.1 often means something else.
  const undecided = ['clny.3x11m720p', 'Dragon Ball [5.134]'];

  it.each(entriesOf(releaseNames))('%s of other parsers is %s [LIBRARY-01]', (path, expected) => {
    const isUndecided = undecided.some((name) => path.startsWith(name));
    expect([describePath(path), isRight(describePath(path), expected)]).toEqual([expect.any(String), !isUndecided]);
  });

  it.each(entriesOfFile('names-that-match.txt'))('%s is served as %s [LIBRARY-01]', (path, expected) => {
    const served = describeServed(path);
    expect(isRight(served, expected) ? expected : served).toBe(expected);
  });

  it.each(entriesOfFile('names-that-match-nothing-more.txt'))(
    '%s is served as %s and as nothing more [LIBRARY-02]',
    (path, expected) => {
      expect(describeServed(path)).toBe(expected);
    },
  );
});
