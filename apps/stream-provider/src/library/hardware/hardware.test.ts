import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@marquee/server';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  expectEveryFrame,
  fetchBackwards,
  firstVideo,
  frameSec,
  onFile,
  packets,
  picture,
  withFilms,
} from '../../testing/film-library';
import { hasFfmpeg, installedFfmpeg, type LibraryApp, needsFfmpeg } from '../../testing/library-app';
import { bytesAt, textAt } from '../../testing/library-media';
import { libraryForEachTest } from '../../testing/library-requests';
import { standInFfmpeg, type StandIn } from '../../testing/stand-in-ffmpeg';
import { hardwareEncoders, hardwareNames, type HardwareName } from './encoders';
import { openHardware, type HardwareSetting } from './hardware';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const logger = createLogger('stream-provider', 'silent');
let folder: string;
let standIn: StandIn;
const openLibrary = libraryForEachTest();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-hardware-'));
  standIn = standInFfmpeg(folder, installedFfmpeg);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function found(ffmpeg: string | undefined, setting: HardwareSetting): Promise<HardwareName | undefined> {
  const hardware = openHardware({ ffmpeg, setting, logger });
  // Nothing waits for the detection.
  expect(hardware.current()).toBeUndefined();
  await hardware.ready;
  await hardware.close();
  return hardware.current()?.name;
}

/** A library with a film, after the hardware was found. */
async function openWithHardware(film: readonly string[]): Promise<LibraryApp> {
  const messages = new EventEmitter();
  const found = once(messages, 'hardware');
  const write = (line: string) => void (line.includes('encoded by hardware') && messages.emit('hardware'));
  const library = await openLibrary({
    ...withFilms({ 'Film (1999).avi': [...film, '-c:v', 'mpeg4'] }),
    tools: standIn.tools,
    settings: { hardware: 'auto' },
    logger: createLogger('stream-provider', 'info', { write }),
  });
  await found;
  return library;
}
/** For each run that made segments, whether it used hardware. */
const runs = (): boolean[] =>
  standIn
    .calls()
    .filter((call) => call.includes('-force_key_frames') && !call.includes('lavfi'))
    .map((call) => call.includes('h264_vaapi'));
/** A decoder's messages about frames that it cannot decode. */
const complaints = (parts: readonly Buffer[]): string =>
  onFile(parts, (path) => spawnSync('ffmpeg', ['-v', 'error', '-i', path, '-f', 'null', '-']).stderr.toString());

withFfmpeg(needsFfmpeg('hardware that encodes'), () => {
  it('is detected by encoding half a second of video, unless it is off or another is configured [LIBRARY-33]', async () => {
    expect(await found(standIn.tools.ffmpeg, 'auto')).toBe('vaapi');
    expect(await found(standIn.tools.ffmpeg, 'vaapi')).toBe('vaapi');
    const trials = standIn.calls().length;
    expect(await found(standIn.tools.ffmpeg, 'off')).toBeUndefined();
    expect(standIn.calls().length).toBe(trials);
    expect(await found(standIn.tools.ffmpeg, 'nvenc')).toBeUndefined();
    expect(await found(undefined, 'auto')).toBeUndefined();
  });

  it('is not used if it ends with an error or drops frames [LIBRARY-33]', async () => {
    standIn.failAfter(2_000);
    expect(await found(standIn.tools.ffmpeg, 'auto')).toBeUndefined();
    standIn.failAfter(undefined);
    const { vaapi } = hardwareEncoders as Record<string, { options: readonly string[] }>;
    if (!vaapi) throw new Error('expected an encoder');
    const { options } = vaapi;
    vaapi.options = [...options, '-frames:v', '5'];
    expect(await found(standIn.tools.ffmpeg, 'auto')).toBeUndefined();
    vaapi.options = options;
  });

  it('of this machine is detected or not, and never prevents the start [LIBRARY-33]', async () => {
    expect([undefined, ...hardwareNames]).toContain(await found(installedFfmpeg.ffmpeg, 'auto'));
  });

  it('encodes films, and cuts them as software does [LIBRARY-33, LIBRARY-09]', async () => {
    const library = await openWithHardware(picture(7));
    const made = await fetchBackwards(library, await firstVideo(library));
    const all = made.packets.flat();
    expect(all.length).toBe(Math.ceil(7 / frameSec));
    expectEveryFrame(all, frameSec);
    expect(runs().length).toBeGreaterThan(0);
    expect(runs()).not.toContain(false);
  });

  it('is replaced by software in the middle of a film when it fails [LIBRARY-33]', async () => {
    const [lengthSec, rate] = [59, 5];
    const library = await openWithHardware(picture(lengthSec, '64x36', String(rate)));
    const playlist = await textAt(library, await firstVideo(library));
    const addresses = playlist.split('\n').filter((line) => line.startsWith('http'));
    const segments = [await bytesAt(library, addresses[0] ?? '')];
    const init = await bytesAt(library, /URI="([^"]+)"/.exec(playlist)?.[1] ?? '');
    // The next run fails at its first bytes. The last segment is too far away for the first run.
    standIn.failAfter(0);
    await bytesAt(library, addresses.at(-1) ?? '');
    for (const address of addresses.slice(1)) segments.push(await bytesAt(library, address));
    expect(runs()).toContain(true);
    expect(runs()).toContain(false);
    const all = packets([init, ...segments]);
    expect(all.length).toBe(lengthSec * rate);
    // The software encoder's parameter sets differ from those in the player's initialisation segment.
    expect(complaints([init, ...segments])).toBe('');
  });

  it('is given up after three failures [LIBRARY-33]', async () => {
    const hardware = openHardware({ ffmpeg: standIn.tools.ffmpeg, setting: 'auto', logger });
    await hardware.ready;
    hardware.failed();
    hardware.failed();
    hardware.succeeded();
    hardware.failed();
    hardware.failed();
    expect(hardware.current()?.name).toBe('vaapi');
    hardware.failed();
    expect(hardware.current()).toBeUndefined();
    await hardware.close();
  });
});
