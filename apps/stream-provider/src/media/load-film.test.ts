import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { film, mediaDir } from '../testing/demo-app';
import { OperationalError } from '@marquee/server';
import { loadFilm } from './load-film';

describe('the committed demo film', () => {
  it('is complete, byte for byte, and at most 12 MB', () => {
    let total = 0;
    for (const [path, { bytes, sha256 }] of Object.entries(film.files)) {
      const content = readFileSync(join(mediaDir, path));
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      total += bytes;
    }
    expect(total).toBeLessThanOrEqual(12_000_000);
  });

  it('lasts 60 to 90 seconds and is covered by its segments, an intro first', () => {
    expect(film.durationSec).toBeGreaterThanOrEqual(60);
    expect(film.durationSec).toBeLessThanOrEqual(90);
    expect(film.segments[0]?.kind).toBe('intro');
    const edges = film.segments.map(({ startSec, endSec }) => [startSec, endSec]).flat();
    expect(edges[0]).toBe(0);
    expect(edges[edges.length - 1]).toBe(film.durationSec);
    film.segments.slice(1).forEach(({ startSec }, index) => expect(startSec).toBe(film.segments[index]?.endSec));
  });

  it('starts with a segment of two seconds, followed by segments of four', () => {
    for (const { folder } of film.rungs) {
      const playlist = readFileSync(join(mediaDir, folder, 'playlist.m3u8'), 'utf8');
      const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
      expect(lengths).toEqual([2, ...Array.from({ length: 18 }, () => 4)]);
    }
  });

  it('announces bandwidths of an ordinary film and no closed captions', () => {
    const master = readFileSync(join(mediaDir, film.master), 'utf8');
    const variants = master.split('\n').filter((line) => line.startsWith('#EXT-X-STREAM-INF:'));
    const bandwidths = variants.map((line) => Number(/[:,]BANDWIDTH=(\d+)/.exec(line)?.[1]));
    expect(bandwidths[0]).toBeGreaterThan(500_000);
    expect([...bandwidths].sort((a, b) => a - b)).toEqual(bandwidths);
    for (const line of variants) expect(line).toMatch(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2".*CLOSED-CAPTIONS=NONE$/);
  });

  it('has files with the index at the start, so that they play at once', () => {
    for (const { path } of film.qualities) {
      const head = readFileSync(join(mediaDir, path));
      expect(head.indexOf('moov')).toBeGreaterThan(0);
      expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat'));
    }
  });
});

describe('a damaged media folder', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'marquee-film-'));
    cpSync(mediaDir, copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  it('is rejected with the name of a missing or truncated file', () => {
    truncateSync(join(copy, 'files/360.mp4'), 100);
    expect(() => loadFilm(copy)).toThrow(OperationalError);
    expect(() => loadFilm(copy)).toThrow(/files\/360\.mp4 is missing or damaged/);
  });

  it('is rejected when its file list cannot be read', () => {
    writeFileSync(join(copy, 'film.json'), '{"title":');
    expect(() => loadFilm(copy)).toThrow(/film\.json is missing or damaged/);
    rmSync(join(copy, 'film.json'));
    expect(() => loadFilm(copy)).toThrow(/film\.json is missing or damaged/);
  });
});
