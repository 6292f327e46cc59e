import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMediaSupport, type MediaFeature } from '@marquee/core';
import { streamResultSchema } from '@marquee/core/contracts';
import { expect } from '@jest/globals';
import { installedFfmpeg, type LibraryApp, type LibraryAppOptions } from './library-app';
import { bytesAt, textAt } from './library-media';

export const runFfmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], { maxBuffer: 64_000_000 });

/** A moving picture and a tone as inputs of ffmpeg. */
export const picture = (sec: number, size = '64x36', rate = '24000/1001'): string[] => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${sec}`],
];
export const sound = (sec: number): string[] => ['-f', 'lavfi', '-i', `sine=f=440:r=44100:d=${sec}`];
export const frameSec = 1001 / 24_000;
const heavySec = 9;
/** A picture in three segments, of little height, but with more bits than a slow connection carries. */
export const heavyPicture = picture(heavySec, '1280x40');
/** Its coding; the key frames are irregular. */
export const heavyCoding: readonly string[] = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '3M', '-vf', 'noise=alls=30:allf=t', '-pix_fmt', 'yuv420p'],
  ...['-force_key_frames', '2.4,3.1,7.9', '-g', '1000', '-sc_threshold', '0'],
];

/** A library with films created by ffmpeg: its arguments by the name of the file. */
export const withFilms = (films: Readonly<Record<string, readonly string[]>>): LibraryAppOptions => ({
  tools: installedFfmpeg,
  prepare(folder) {
    for (const [name, args] of Object.entries(films)) runFfmpeg(...args, join(folder, name));
  },
});

/** Requests the film for a browser with these features; without any, for a client that sends none. */
export async function streamOf(library: LibraryApp, supports?: readonly MediaFeature[]) {
  const query = supports === undefined ? '' : `&supports=${writeMediaSupport(supports)}`;
  const text = await textAt(library, `/sources/library/movie/603?title=Film&releaseYear=1999${query}`);
  return streamResultSchema.parse(JSON.parse(text)).stream;
}

/** The same after the segment boundaries are known: on a busy machine the first response does not wait for them. */
export async function plannedStreamOf(library: LibraryApp) {
  for (;;) {
    const stream = await streamOf(library);
    if (stream.type === 'hls' && stream.startBandwidth !== undefined) return stream;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

export async function masterOf(library: LibraryApp, supports?: readonly MediaFeature[]): Promise<string> {
  const stream = await streamOf(library, supports);
  if (stream.type !== 'hls') throw new Error('expected HLS');
  return textAt(library, stream.playlist);
}

export const videosOf = (master: string): string[] => master.split('\n').filter((line) => line.startsWith('http'));
export const soundsOf = (master: string): string[] =>
  [...master.matchAll(/TYPE=AUDIO.*URI="([^"]+)"/g)].map(([, uri]) => uri ?? '');
export const firstVideo = async (library: LibraryApp, supports?: readonly MediaFeature[]): Promise<string> =>
  videosOf(await masterOf(library, supports))[0] ?? '';

/** Runs a program on a file with these bytes. */
export function onFile<T>(parts: readonly Buffer[], run: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-joined-'));
  const path = join(folder, 'joined.mp4');
  writeFileSync(path, Buffer.concat(parts));
  try {
    return run(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface Packet {
  pts: number;
  dts: number;
  /** Offset in the file. */
  at: number;
}

export const packets = (parts: readonly Buffer[]): Packet[] =>
  onFile(parts, (path) => {
    const args = ['-v', 'error', '-show_entries', 'packet=pts_time,dts_time,pos', '-of', 'csv=p=0', path];
    const lines = execFileSync('ffprobe', args).toString().trim().split('\n');
    return lines.map((line) => {
      const [pts = NaN, dts = NaN, at = NaN] = line.split(',').map(Number);
      return { pts, dts, at };
    });
  });

/** The packets of each segment, by a single run of ffprobe. */
function packetsOfEach(init: Buffer, segments: readonly Buffer[]): Packet[][] {
  const all = packets([init, ...segments]);
  let end = init.length;
  return segments.map(({ length }) => {
    const start = end;
    end += length;
    return all.filter(({ at }) => at >= start && at < end);
  });
}

/** ffprobe's output for the streams of a file with these bytes. */
export const streamsIn = (parts: readonly Buffer[]): Record<string, unknown>[] =>
  onFile(parts, (path) => {
    const output = execFileSync('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', path]).toString();
    return (JSON.parse(output) as { streams: Record<string, unknown>[] }).streams;
  });

export interface MadeRendition {
  init: Buffer;
  segments: Buffer[];
  lengths: number[];
  /** Of each segment. */
  packets: Packet[][];
}

async function fetchSegments(library: LibraryApp, address: string, isBackwards: boolean): Promise<MadeRendition> {
  const playlist = await textAt(library, address);
  const addresses = playlist.split('\n').filter((line) => line.startsWith('http'));
  const segments: Buffer[] = [];
  for (const segment of isBackwards ? addresses.toReversed() : addresses)
    segments.push(await bytesAt(library, segment));
  if (isBackwards) segments.reverse();
  // Before them, its request would start a run from the beginning.
  const init = await bytesAt(library, /URI="([^"]+)"/.exec(playlist)?.[1] ?? '');
  const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
  return { init, segments, lengths, packets: packetsOfEach(init, segments) };
}

/** The segments of a playlist, made by a single run. */
export const fetchInOrder = (library: LibraryApp, address: string) => fetchSegments(library, address, false);

/** The segments of a playlist, each made by a separate run: the last is requested first. */
export const fetchBackwards = (library: LibraryApp, address: string) => fetchSegments(library, address, true);

const startsOf = (lengths: readonly number[]): number[] =>
  lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0));

/** Expects each segment to start at the time in the playlist, and where the previous one ended. */
export function expectExactCuts({ packets: found, lengths }: MadeRendition, frame: number): void {
  const starts = startsOf(lengths);
  for (const [index, ofSegment] of found.entries()) {
    const shown = ofSegment.map(({ pts }) => pts);
    const [begin, end] = [Math.min(...shown), Math.max(...shown) + frame];
    // A track may begin within a frame of the film's beginning.
    expect(Math.abs(begin - (starts[index] ?? NaN))).toBeLessThan(index === 0 ? frame : 0.0015);
    if (index < found.length - 1) expect(Math.abs(end - (starts[index + 1] ?? NaN))).toBeLessThan(0.0015);
  }
}

export function expectEveryFrame(found: readonly Packet[], frame: number): void {
  const shown = found.map(({ pts }) => pts).sort((a, b) => a - b);
  shown.slice(1).forEach((pts, index) => expect(Math.abs(pts - (shown[index] ?? 0) - frame)).toBeLessThan(0.0015));
  found.slice(1).forEach(({ dts }, index) => expect(dts).toBeGreaterThan(found[index]?.dts ?? Infinity));
}

/** The initialisation segment and all segments of each file of a film, the last file first. */
export async function fetchJoined(library: LibraryApp, address: string): Promise<Buffer[][]> {
  const pieces = (await textAt(library, address)).split('#EXT-X-MAP:').slice(1);
  const fetched: Buffer[][] = [];
  for (const piece of pieces.toReversed()) {
    const parts = [await bytesAt(library, /URI="([^"]+)"/.exec(piece)?.[1] ?? '')];
    for (const line of piece.split('\n')) if (line.startsWith('http')) parts.push(await bytesAt(library, line));
    fetched.unshift(parts);
  }
  return fetched;
}
