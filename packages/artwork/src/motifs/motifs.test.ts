import { describe, expect, it } from '@jest/globals';
import { createRng } from '../seed';
import type { ArtworkSubject } from '../subject';
import { motifsFor } from './choose';
import { genreMotifs } from './genres';
import { motifs, type MotifName } from './library';
import { meanings } from './meanings';
import type { Motif } from './motif';

const all = Object.entries(motifs) as [MotifName, Motif][];
const about = (title: string, more: Partial<ArtworkSubject> = {}): MotifName[] =>
  motifsFor(
    { kind: 'poster', id: 1, title, year: 2000, genres: ['Drama'], countries: [], language: null, ...more },
    createRng('x'),
  );

describe('the motifs', () => {
  it.each(all)('%s is drawn with path commands only', (_, { base, cut = 'M0 0', accent = 'M0 0' }) => {
    for (const d of [base, cut, accent]) expect(d).toMatch(/^M[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/);
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
    ['The Umbrellas of Cherbourg', 'umbrella'],
    ['Seven Samurai', 'samurai'],
    ['King Kong', 'ape'],
    ['The Seventh Seal', 'knight'],
  ] as const)('is what its title names: %s', (title, motif) => {
    expect(about(title).slice(0, 3)).toContain(motif);
  });

  it('falls back to its keywords', () => {
    expect(about('Untitled', { keywords: ['vampire'] })[0]).toBe('bat');
  });

  it('is an episode’s own subject before its series’', () => {
    expect(about('The Sea', { episodeTitle: 'The Lighthouse' })[0]).toBe('lighthouse');
  });
});
