import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StreamResult } from '@marquee/core/contracts';
import { onlyIf } from '@marquee/tooling/only-if';
import { box, init, word } from './testing/fragment-boxes';
import { packageDir } from './testing/demo-app';

// The provider runs as a separate process, whose memory the system measures.
jest.setTimeout(180_000);

const MB = 1024 * 1024;
/** Before there were limits, the second of these loads took 790 MB, and the first delayed other requests by 4.6 s. */
const MAX_RESIDENT_MB = 500;

let folder: string;
let child: ChildProcess | undefined;
let sockets: Socket[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-hostile-load-'));
  mkdirSync(join(folder, 'media'));
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  if (child?.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  rmSync(folder, { recursive: true });
});

const media = (name: string): string => join(folder, 'media', name);

/** A minute ahead of the files' times, so that the first scan does not wait for files that may still be changing. */
const aheadOfTime = 'data:text/javascript,const { now } = Date; Date.now = () => now() + 60_000;';

async function startProvider(environment: Record<string, string>): Promise<URL> {
  const imports = ['--import', 'tsx', '--import', aheadOfTime];
  const flags = ['--max-old-space-size=512', ...imports, '--conditions=marquee-source', 'src/main.ts'];
  const started = spawn(process.execPath, flags, {
    cwd: packageDir,
    env: {
      PATH: process.env.PATH,
      PROVIDER_PORT: '0',
      HOST: '127.0.0.1',
      MEDIA_DIR: join(folder, 'media'),
      DATA_DIR: join(folder, 'data'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  let written = '';
  const ready = /"port":(\d+),"msg":"Stream provider is ready/;
  started.stdout.on('data', (chunk) => (written += String(chunk)));
  while (!ready.test(written)) await once(started.stdout, 'data');
  return new URL(`http://127.0.0.1:${ready.exec(written)?.[1]}`);
}

const residentMb = (): { now: number; peak: number } => {
  const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8');
  const of = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: of('VmRSS'), peak: of('VmHWM') };
};

/** Processor time of the main thread so far; other load on the machine does not affect it. */
const processorMs = (): number => {
  const stat = readFileSync(`/proc/${child?.pid}/task/${child?.pid}/stat`, 'utf8');
  // The fields after the name, in hundredths of a second.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return 10 * (Number(user) + Number(system));
};

/**
 * Runs a task, and returns the longest time for which the provider was busy with other work before it answered a simple
 * request.
 */
async function longestWaitMs(origin: URL, work: Promise<unknown>): Promise<number> {
  const done = new AbortController();
  void work.finally(() => done.abort());
  let longest = 0;
  while (!done.signal.aborted) {
    const before = processorMs();
    await fetch(new URL('/healthz', origin));
    longest = Math.max(longest, processorMs() - before);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await work;
  return longest;
}

async function untilMemoryStopsGrowing(): Promise<void> {
  let peak = 0;
  for (let stillFor = 0; stillFor < 10; stillFor += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (residentMb().peak > peak) stillFor = 0;
    peak = residentMb().peak;
  }
}

const eventually = async (check: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100)))
    if (await check()) return;
  throw new Error('it never happened');
};
const onLinux = onlyIf(process.platform === 'linux', 'memory is measured on Linux only');

/** The index of a film with the maximum number of key frames in the maximum number of tracks. */
function denseIndex(tracks: number, keyFrames: number): Buffer {
  const entry = Buffer.alloc(78);
  entry.writeUInt16BE(320, 24);
  entry.writeUInt16BE(180, 26);
  const list = Buffer.alloc(4 * keyFrames);
  for (let at = 0; at < keyFrames; at += 1) list.writeUInt32BE(at + 1, 4 * at);
  const trak = box(
    'trak',
    box(
      'mdia',
      box('mdhd', 0, 0, 0, 1, 100, 0),
      box('hdlr', 0, 0, Buffer.from('vide'), 0),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', 0, 1, box('avc1', entry)),
          box('stts', 0, 1, keyFrames, 1),
          box('stss', 0, keyFrames, list),
        ),
      ),
    ),
  );
  return box('moov', box('mvhd', Buffer.alloc(12), 1, Buffer.alloc(20)), ...Array.from({ length: tracks }, () => trak));
}

describe('hostile media', () => {
  onLinux(it, 'do not exhaust a provider without ffmpeg, or make others wait [LIBRARY-07]', async () => {
    const dense = denseIndex(44, 172_000);
    for (let at = 0; at < 8; at += 1) writeFileSync(media(`Dense ${at} (1999).mp4`), dense);
    for (let at = 0; at < 4; at += 1) {
      writeFileSync(media(`Giant ${at} (1999).mp4`), Buffer.concat([word(120 * MB), Buffer.from('moov')]));
      truncateSync(media(`Giant ${at} (1999).mp4`), 120 * MB);
    }
    const cue = (text: string): string => `1\n00:00:01,000 --> 00:00:02,000\n${text}\n\n`;
    for (const [name, text] of Object.entries({
      tags: '<'.repeat(60),
      braces: '{\\'.repeat(30),
      arrows: '-->'.repeat(20),
    }))
      writeFileSync(media(`Dense 0 (1999).${name}.srt`), cue(text.repeat(30_000)));
    writeFileSync(media('Dense 0 (1999).long.srt'), cue('x').repeat(90_000));
    const origin = await startProvider({ FFMPEG_PATH: 'none', FFPROBE_PATH: 'none' });
    const ask = async (name: string): Promise<StreamResult | undefined> => {
      const answer = await fetch(new URL(`/sources/library/movie/1?title=${name}&releaseYear=1999`, origin));
      return answer.ok ? ((await answer.json()) as StreamResult) : undefined;
    };
    let captions: StreamResult['stream']['captions'] = [];
    const all = ['Dense', 'Giant'].flatMap((kind) => Array.from({ length: 8 }, (_, at) => `${kind}%20${at}`));
    const waited = await longestWaitMs(
      origin,
      (async () => {
        await eventually(async () => (await ask('Dense%200')) !== undefined);
        await Promise.all(all.map(ask));
        captions = (await ask('Dense%200'))?.stream.captions ?? [];
        for (const { url } of captions) expect((await fetch(url)).status).toBe(200);
      })(),
    );
    expect(waited).toBeLessThan(2_000);
    expect(residentMb().peak).toBeLessThan(MAX_RESIDENT_MB);
    // The file of four megabytes is not offered.
    expect(captions.length).toBe(3);
  });

  onLinux(it, 'and clients that take nothing do not fill the memory of a provider with ffmpeg', async () => {
    const probed = {
      format: { format_name: 'avi', duration: '172800', start_time: '0' },
      streams: [
        { index: 0, codec_type: 'video', codec_name: 'mpeg4', width: 1920, height: 1080 },
        ...Array.from({ length: 4 }, (_, at) => ({ index: at + 1, codec_type: 'audio', codec_name: 'ac3' })),
      ],
    };
    const program = (name: string, script: string): string => {
      const path = join(folder, name);
      writeFileSync(path, `#!/bin/sh\n${script}\n`);
      chmodSync(path, 0o755);
      return path;
    };
    writeFileSync(join(folder, 'probed.json'), JSON.stringify(probed));
    writeFileSync(join(folder, 'init'), init);
    writeFileSync(join(folder, 'mdat'), Buffer.concat([word(60 * MB), Buffer.from('mdat')]));
    // Boxes of sixty megabytes that are completed slowly, so that many are in progress at once.
    const segments = `/bin/cat ${folder}/init ${folder}/mdat; /usr/bin/head -c ${58 * MB} /dev/zero; exec /bin/sleep 60`;
    for (let at = 0; at < 4; at += 1) {
      const path = media(`Film ${at} (1999).avi`);
      writeFileSync(path, '');
      // Without data on disk, and of a size that befits two days.
      truncateSync(path, 1_000_000_000 + at);
    }
    const origin = await startProvider({
      FFMPEG_PATH: program('ffmpeg', `case "$*" in *-version*|*-filters*) exit 0;; esac\n${segments}`),
      FFPROBE_PATH: program('ffprobe', `exec /bin/cat ${folder}/probed.json`),
      LIBRARY_TRANSCODES: '4',
      // Long URLs make long playlists.
      PROVIDER_PUBLIC_URL: `https://${Array.from({ length: 3 }, () => 'x'.repeat(60)).join('.')}.example`,
    });
    const find = async (at: number): Promise<string | undefined> => {
      const answer = await fetch(new URL(`/sources/library/movie/1?title=Film%20${at}&releaseYear=1999`, origin));
      const { stream } = answer.ok ? ((await answer.json()) as StreamResult) : {};
      return stream?.type === 'hls' ? new URL(stream.playlist).pathname.replace('master.m3u8', '') : undefined;
    };
    await eventually(async () => (await find(0)) !== undefined);
    const films = (await Promise.all([0, 1, 2, 3].map(find))).filter((film) => film !== undefined);
    expect(films).toHaveLength(4);
    const leaving = new AbortController();
    const asked = films
      .flatMap((film) => ['1080', 'a0', 'a1', 'a2', 'a3'].map((rendition) => `${film}${rendition}/0.m4s`))
      .map((path) =>
        fetch(new URL(path, origin), { signal: leaving.signal }).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    const waited = await longestWaitMs(
      origin,
      (async () => {
        for (let at = 0; at < 100; at += 1) {
          const socket = connect(Number(origin.port), '127.0.0.1');
          sockets.push(socket.on('error', () => undefined));
          socket.pause();
          socket.write(`GET ${films[0]}1080/playlist.m3u8 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        await untilMemoryStopsGrowing();
      })(),
    );
    leaving.abort();
    await Promise.all(asked);
    expect(waited).toBeLessThan(2_000);
    expect(residentMb().peak).toBeLessThan(MAX_RESIDENT_MB);
  });
});
