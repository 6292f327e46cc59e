import { describe, expect, it } from '@jest/globals';
import { createRng, hash } from '../seed';
import type { ArtworkSubject } from '../subject';
import { motifsFor } from '../motifs/choose';
import { genreMotifs } from '../motifs/genres';
import { type MotifName, motifs } from '../motifs/library';
import { meanings } from '../motifs/meanings';
import type { Motif } from '../motifs/motif';
import { styleFor } from '../styles/choose-style';

const all = Object.entries(motifs) as [MotifName, Motif][];
const about = (title: string, more: Partial<ArtworkSubject> = {}): MotifName[] =>
  motifsFor(
    { kind: 'poster', id: 1, title, year: 2000, genres: ['Drama'], countries: [], language: null, ...more },
    createRng('x'),
  );

describe('the motifs', () => {
  it('are drawn with path commands only', () => {
    const isPath = (d: string): boolean => /^M[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/.test(d);
    const odd = all.filter(([, { base, cut = 'M0 0', accent = 'M0 0' }]) => ![base, cut, accent].every(isPath));
    expect(odd.map(([name]) => name)).toEqual([]);
  });

  it('can all be selected by some word', () => {
    expect(Object.keys(meanings).sort()).toEqual(all.map(([name]) => name).sort());
    for (const words of Object.values(meanings)) expect(words.trim()).not.toBe('');
  });

  it('are at least six for a title without facts', () => {
    expect(about('', { genres: [] }).length).toBeGreaterThanOrEqual(6);
    for (const genre of Object.keys(genreMotifs))
      expect(about('', { genres: [genre] }).length).toBeGreaterThanOrEqual(6);
  });
});

describe('what a poster is about', () => {
  it.each([
    ['Bicycle Thieves', 'bicycle'],
    ['King Kong', 'ape'],
    ['The Seventh Seal', 'knight'],
  ] as const)('is what its title names: %s', (title, motif) => {
    expect(about(title).slice(0, 3)).toContain(motif);
  });

  it('is what was chosen by hand, before its words [CATALOGUE-01]', () => {
    const look = { motifs: ['lighthouse', 'helicopter', 'no such motif'], color: '#3f7f8c' };
    expect(about('The Rock')[0]).not.toBe('lighthouse');
    expect(about('The Rock', { look, keywords: ['rock', 'guitar'] }).slice(0, 2)).toEqual(['lighthouse', 'helicopter']);
  });

  it('is no book because it is based on one', () => {
    expect(about('Untitled', { keywords: ['based on novel', 'based on a book'] })[0]).not.toBe('book');
  });

  it('falls back to its keywords', () => {
    expect(about('Untitled', { keywords: ['vampire'] })[0]).toBe('bat');
  });

  it('is an episode’s own subject before its series’', () => {
    expect(about('The Sea', { episodeTitle: 'The Lighthouse' })[0]).toBe('lighthouse');
  });
});

describe('the style of a poster', () => {
  const subject = (year: number, genre: string, country: string): ArtworkSubject => ({
    kind: 'poster',
    id: 0,
    title: '',
    year,
    genres: [genre],
    countries: [country],
    language: null,
  });
  const share = (style: string, make: (id: number) => ArtworkSubject): number =>
    Array.from({ length: 200 }, (_, id) => styleFor({ ...make(id), id })).filter((name) => name === style).length / 200;

  it('is one of at least twelve among sixty titles of many decades, genres and countries', () => {
    const genres = ['Drama', 'Comedy', 'Action', 'Horror', 'Documentary', 'Science Fiction'];
    const countries = ['US', 'FR', 'JP', 'IN', 'GB'];
    const titles = Array.from({ length: 60 }, (_, id) => ({
      ...subject(1920 + 10 * (id % 11), genres[id % 6] ?? '', countries[id % 5] ?? ''),
      id,
    }));
    expect(new Set(titles.map(styleFor)).size).toBeGreaterThanOrEqual(12);
  });

  it('fits the time and place of the film, most of the time', () => {
    expect(share('ukiyoe', () => subject(1953, 'Drama', 'JP'))).toBeGreaterThan(0.5);
    expect(share('constructivist', () => subject(1925, 'Drama', 'SU'))).toBeGreaterThan(0.5);
    expect(share('woodcut', () => subject(1922, 'Horror', 'DE'))).toBeGreaterThan(0.5);
  });

  it('is never one that did not exist when the film was made', () => {
    expect(share('neon', () => subject(1927, 'Science Fiction', 'DE'))).toBe(0);
    expect(share('supergraphic', () => subject(1935, 'Music', 'US'))).toBe(0);
  });
});

describe('choices from a key', () => {
  it('spread evenly for neighbouring ids', () => {
    const counts = new Map<number, number>();
    for (let id = 0; id < 4000; id++) {
      const choice = createRng(`${900_000_000 + id}/style`).int(0, 7);
      counts.set(choice, (counts.get(choice) ?? 0) + 1);
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(400);
    expect(Math.max(...counts.values())).toBeLessThan(600);
  });

  it('do not move when another part draws more', () => {
    const first = createRng('x');
    const second = createRng('x');
    second.next();
    expect(first.fork('type').next()).toBe(second.fork('type').next());
  });

  it('keep a shuffled list complete', () => {
    const items = [1, 2, 3, 4, 5, 6, 7];
    expect(createRng('y').shuffle(items).sort()).toEqual(items);
    expect(hash('')).not.toBe(hash(' '));
  });
});
