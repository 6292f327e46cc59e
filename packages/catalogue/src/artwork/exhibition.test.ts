import { describe, expect, it } from '@jest/globals';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { createCatalogue, type Catalogue } from '../index';
import { filmFiles } from '../data';
import { posterPath } from './path';
import { renderArtwork } from './render';
import type { ArtworkSubject } from './subject';
import { systemFor } from './systems/choose';
import { warmArtwork } from './warm';

const catalogue: Catalogue = createCatalogue({ now: () => new Date('2026-01-01T00:00:00Z') });
const ids = filmFiles.flatMap(({ entries }) => entries.map(({ id }) => id));
/** Sixty films from all over the catalogue. */
const wall = ids.filter((_, index) => index % Math.floor(ids.length / 60) === 0).slice(0, 60);
const subjects = wall
  .map((id) => catalogue.artworkSubject(posterPath(id)))
  .filter((subject): subject is ArtworkSubject => subject !== null);
const render = (id: number): string => renderArtwork(posterPath(id), catalogue)?.svg ?? '';

/** A poster as a hand of colour patches: what the eye keeps of it across a room. */
const glance = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(12, 18, { fit: 'fill' }).removeAlpha().raw().toBuffer();

const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('a wall of sixty posters', () => {
  it('comes from at least twelve hands', () => {
    expect(subjects).toHaveLength(60);
    expect(new Set(subjects.map(systemFor)).size).toBeGreaterThanOrEqual(12);
  });

  it('has no poster that could be taken for another', async () => {
    const glances = await Promise.all(wall.map(async (id) => glance(render(id))));
    const closest = glances.flatMap((a, i) => glances.slice(i + 1).map((b) => difference(a, b)));
    expect(Math.min(...closest)).toBeGreaterThan(6);
    expect(median(closest)).toBeGreaterThan(45);
  });

  it('weighs little', () => {
    const sizes = ids.map((id) => brotliCompressSync(render(id)).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6 * 1024);
    expect(median(sizes)).toBeLessThan(4.5 * 1024);
  });

  it('is drawn in no time', () => {
    warmArtwork();
    const times = wall.map((id) => {
      const start = performance.now();
      render(id);
      return performance.now() - start;
    });
    // 1–2 ms where it was measured; the margin is for a machine that does other things.
    expect(median(times)).toBeLessThan(20);
  });
});

describe('the hand that draws a film', () => {
  const subject = (year: number, genre: string, country: string): ArtworkSubject => ({
    kind: 'poster',
    id: 0,
    title: '',
    year,
    genres: [genre],
    countries: [country],
    language: null,
  });
  const share = (hand: string, make: (id: number) => ArtworkSubject): number =>
    Array.from({ length: 200 }, (_, id) => systemFor({ ...make(id), id })).filter((name) => name === hand).length / 200;

  it('is of its time and place, most of the time', () => {
    expect(share('ukiyoe', () => subject(1953, 'Drama', 'JP'))).toBeGreaterThan(0.5);
    expect(share('constructivist', () => subject(1925, 'Drama', 'SU'))).toBeGreaterThan(0.5);
    expect(share('woodcut', () => subject(1922, 'Horror', 'DE'))).toBeGreaterThan(0.5);
    expect(share('western', () => subject(1956, 'Western', 'US'))).toBeGreaterThan(0.5);
    expect(share('ornate', () => subject(2001, 'Drama', 'IN'))).toBeGreaterThan(0.5);
  });

  it('is never one that did not exist yet', () => {
    expect(share('neon', () => subject(1927, 'Science Fiction', 'DE'))).toBe(0);
    expect(share('supergraphic', () => subject(1935, 'Music', 'US'))).toBe(0);
  });
});
