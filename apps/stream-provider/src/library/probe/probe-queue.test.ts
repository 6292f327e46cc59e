import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Fixture, noFfmpeg } from '../../testing/library-app';
import { ask, eventually, filesOf, libraryForEachTest } from '../../testing/library-requests';

const open = libraryForEachTest();
const bin = mkdtempSync(join(tmpdir(), 'marquee-probe-'));
afterAll(() => rmSync(bin, { recursive: true }));

/** A slow ffprobe with the same output for each file, which logs when it starts and ends. */
function slowFfprobe() {
  const log = join(mkdtempSync(join(bin, 'calls-')), 'log');
  const facts = {
    format: { format_name: 'mp4', duration: 60 },
    streams: [{ index: 0, codec_type: 'video', codec_name: 'h264', width: 640, height: 360, disposition: {} }],
  };
  const script = `const note = (what) => require('fs').appendFileSync(${JSON.stringify(log)}, what + process.argv.at(-1) + '\\n');
    note('+');
    setTimeout(() => { note('-'); process.stdout.write(${JSON.stringify(JSON.stringify(facts))}); }, 50);`;
  const ffprobe = join(bin, basename(join(log, '..')) + '.js');
  writeFileSync(ffprobe, `#!${process.execPath}\n${script}`, { mode: 0o755 });
  const lines = (): string[] => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);
  return {
    tools: { ...noFfmpeg, ffprobe },
    /** Names of the files that it was run on, in order. */
    asked: () => lines().flatMap((line) => (line.startsWith('+') ? basename(line) : [])),
    mostAtOnce(): number {
      let [running, most] = [0, 0];
      for (const line of lines()) {
        running += line.startsWith('+') ? 1 : -1;
        most = Math.max(most, running);
      }
      return most;
    },
  };
}

const many = (count: number, extension: string, fixture: Fixture): Record<string, Fixture> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`Another ${index} (2001).${extension}`, fixture]));
const whenProbed = (library: Awaited<ReturnType<typeof open>>): Promise<void> =>
  eventually(async () => (await ask(library, '/library')).body.files.waitingForProbe === 0);

describe('the files of a library', () => {
  it('are read by their headers, and given to ffprobe once when a viewer requests them [LIBRARY-17]', async () => {
    const { tools, asked } = slowFfprobe();
    const files = {
      ...many(5, 'mkv', 'remux.mkv'),
      ...many(5, 'mp4', 'direct.mp4'),
      'Film (1999).mp4': 'direct.mp4',
    } as const;
    const library = await open({ files, tools });
    await whenProbed(library);
    expect(asked()).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      // The header states 180 lines, but ffprobe's result determines playback.
      expect((await filesOf(library)).qualities['360']?.type).toBe('mp4');
      expect(asked()).toEqual(['Film (1999).mp4']);
    }
  });

  it('are given to ffprobe if their headers say too little, several at once and a requested title first [LIBRARY-17]', async () => {
    const { tools, asked, mostAtOnce } = slowFfprobe();
    const library = await open({
      files: { ...many(30, 'avi', 'transcode.avi'), 'Film (1999).avi': 'transcode.avi' },
      tools,
    });
    await ask(library);
    expect(asked().indexOf('Film (1999).avi')).toBeGreaterThanOrEqual(0);
    expect(asked().length).toBeLessThan(10);
    await whenProbed(library);
    expect([asked().length, new Set(asked()).size]).toEqual([31, 31]);
    expect(mostAtOnce()).toBe(2);
  });

  it('are given to ffprobe if their headers cannot be trusted or name unknown codecs', async () => {
    const { tools, asked } = slowFfprobe();
    const names = ['Whole', 'Cut', 'Long', 'Odd'].map((name) => `${name} (2001).mkv`);
    const files = Object.fromEntries(names.map((name) => [name, 'remux.mkv'] as const));
    const prepare = (folder: string): void => {
      truncateSync(join(folder, 'Cut (2001).mkv'), 50_000);
      const edit = (name: string, change: (data: Buffer) => void): void => {
        const data = readFileSync(join(folder, name));
        change(data);
        writeFileSync(join(folder, name), data);
      };
      // In milliseconds, after the id of the duration and its size.
      edit('Long (2001).mkv', (data) => data.writeDoubleBE(30_000_000, data.indexOf('448988', 'hex') + 3));
      edit('Odd (2001).mkv', (data) => data.write('A_XX3', data.indexOf('A_AC3')));
    };
    const library = await open({ files, tools, prepare });
    await whenProbed(library);
    // The truncated one twice: for its tracks, and for its last frame.
    expect(asked().sort()).toEqual(['Cut', 'Cut', 'Long', 'Odd'].map((name) => `${name} (2001).mkv`));
  });
});
