import { describe, expect, it } from '@jest/globals';
import type { ArtworkSubject } from '../subject';
import { styleFor } from './choose-style';

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
    expect(share('western', () => subject(1956, 'Western', 'US'))).toBeGreaterThan(0.5);
    expect(share('ornate', () => subject(2001, 'Drama', 'IN'))).toBeGreaterThan(0.5);
  });

  it('is never one that did not exist when the film was made', () => {
    expect(share('neon', () => subject(1927, 'Science Fiction', 'DE'))).toBe(0);
    expect(share('supergraphic', () => subject(1935, 'Music', 'US'))).toBe(0);
    expect(share('riso', () => subject(1935, 'Comedy', 'US'))).toBe(0);
  });
});
