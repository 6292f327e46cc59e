import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StreamResult } from '@marquee/core/contracts';
import { type LibraryApp, libraryApp, noFfmpeg } from '../testing/library-app';

/** Two are in progress and eight are queued. */
const ADMITTED = 10;
const films = Array.from({ length: ADMITTED + 3 }, (_, at) => `Film ${at} (1999).mkv`);
let folder: string;
let library: LibraryApp;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-busy-'));
  const ffmpeg = join(folder, 'ffmpeg');
  writeFileSync(ffmpeg, '#!/bin/sh\nexec /bin/sleep 60\n');
  chmodSync(ffmpeg, 0o755);
  library = await libraryApp({
    files: Object.fromEntries(films.map((name) => [name, 'remux.mkv'])),
    texts: { 'Film 0 (1999).en.srt': '1\n00:00:01,000 --> 00:00:02,000\nHello\n' },
    tools: { ...noFfmpeg, ffmpeg },
  });
  server = createServer(library.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await library.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const streamOf = async (at: number): Promise<StreamResult['stream']> => {
  const answer = await fetch(`${origin}/sources/library/movie/1?title=Film%20${at}&releaseYear=1999`);
  return ((await answer.json()) as StreamResult).stream;
};

const sheetOf = async (at: number): Promise<string> => {
  const stream = await streamOf(at);
  return stream.type === 'hls' ? stream.playlist.replace('master.m3u8', 'thumbnails/0.jpg') : '';
};

describe('an overloaded library', () => {
  it('accepts requests again as soon as waiting clients have left', async () => {
    const sheets = await Promise.all(films.slice(0, ADMITTED).map((_, at) => sheetOf(at)));
    const left = new AbortController();
    const asked = Promise.allSettled(sheets.map((sheet) => fetch(sheet, { signal: left.signal })));
    const { extras } = library.service;
    while (extras.running < ADMITTED) await sleep(5);
    left.abort();
    await asked;
    while (extras.running > 0) await sleep(5);
    await library.close();
  });

  it('refuses excess requests at once, in one sentence that says when to retry', async () => {
    const sheets = await Promise.all(films.map((_, at) => sheetOf(at)));
    const refused: Response[] = [];
    const asked = sheets.map(async (sheet) => refused.push(await fetch(sheet)));
    while (refused.length < films.length - ADMITTED) await sleep(20);
    const [first] = refused;
    expect([first?.status, first?.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await first?.json()).toMatchObject({
      code: 'busy',
      error: 'The library is busy. Try again in a moment.',
    });

    // Cheap requests are not queued: titles, playlists, subtitles beside a film.
    const { captions } = await streamOf(0);
    expect(await (await fetch(captions[0]?.url ?? '')).text()).toContain('Hello');
    await library.close();
    await Promise.all(asked);
  });
});
