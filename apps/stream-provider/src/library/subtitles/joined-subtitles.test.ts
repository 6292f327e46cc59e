import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontListSchema, type Caption } from '@marquee/core/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CacheEntry, DiskCache } from '@marquee/server';
import { packageDir } from '../../testing/demo-app';
import { runFfmpeg } from '../../testing/film-library';
import { fontFile } from '../../testing/font-file';
import { hasFfmpeg, installedFfmpeg, needsFfmpeg, type LibraryApp } from '../../testing/library-app';
import { bytesAt, textAt } from '../../testing/library-media';
import { ask, film, libraryForEachTest, pathOf } from '../../testing/library-requests';
import { joinAss } from './join-ass';
import type { MediaInfo, SubtitleTrack } from '../probe/media-info';
import type { LibraryFile } from '../scan/library-file';
import type { Version } from '../version';
import { joinedSubtitle } from '../serve/joined-subtitles';
import type { SubtitleSource } from '../serve/subtitle-source';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const open = libraryForEachTest();
/** Subtitles at 2 to 4, 65 to 66 and 118 to 125 s. */
const sup = join(packageDir, 'fixtures', 'images.sup');

let work = '';
const made = (name: string): string => join(work, name);

const script = (style: string, lines: readonly string[], info = 'PlayResX: 1280'): string =>
  [
    '[Script Info]',
    info,
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize',
    style,
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...lines.map((line) => `Dialogue: 0,${line}`),
    '',
  ].join('\n');

/** A film in two files of 150 s each. */
const parts = (of: string) => (folder: string) => {
  for (const disc of [1, 2]) copyFileSync(made(of), join(folder, `Film (1999) CD${disc}.mkv`));
};
const captionsOf = async (library: LibraryApp): Promise<Caption[]> => (await ask(library, film)).body.stream.captions;

/** The start times of a piece's images, and the types of its documents. */
async function imagesOf(library: LibraryApp, { url }: Caption, piece: number) {
  const bytes = await bytesAt(library, `${url}?piece=${piece}`);
  const documents: Buffer[] = [];
  for (let at = 0; at >= 0;) {
    const next = bytes.indexOf('1a45dfa3', at + 4, 'hex');
    documents.push(bytes.subarray(at, next < 0 ? undefined : next));
    at = next;
  }
  const found: { codec: string; startSec: number[] }[] = [];
  for (const document of documents) {
    writeFileSync(made('piece.mks'), document);
    const entries = ['-show_entries', 'stream=codec_name:packet=pts_time,size', '-of', 'json'];
    const output = execFileSync('ffprobe', ['-v', 'error', ...entries, made('piece.mks')]).toString();
    const { packets, streams } = JSON.parse(output) as {
      packets: { pts_time: string; size: string }[];
      streams: { codec_name: string }[];
    };
    // Sets that only clear an image are small.
    const startSec = packets
      .filter(({ size }) => Number(size) > 60)
      .map(({ pts_time }) => Math.round(Number(pts_time)));
    found.push({ codec: streams[0]?.codec_name ?? '', startSec: [...new Set(startSec)] });
  }
  return found;
}

withFfmpeg(needsFfmpeg('a film in two files'), () => {
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'marquee-joined-subtitles-'));
    const picture = ['-f', 'lavfi', '-i', 'color=black:s=64x36:r=2:d=150', '-c:v', 'libx264', '-preset', 'ultrafast'];
    runFfmpeg(...picture, '-g', '4', made('video.mkv'));
    const both = ['-copyts', '-i', made('video.mkv'), '-i', sup, '-map', '0:v', '-map', '1'];
    runFfmpeg(...both, '-max_interleave_delta', '0', '-c', 'copy', '-metadata:s:s:0', 'language=eng', made('pgs.mkv'));
    writeFileSync(made('Sign Sans.ttf'), fontFile(['Sign Sans'], { weight: 400, isItalic: false }));
    const attached = ['-attach', made('Sign Sans.ttf'), '-metadata:s:t:0', 'mimetype=font/ttf'];
    for (const disc of ['1', '2']) {
      const line = `0:00:01.00,9:00:00.00,Sign,,0,0,0,,{\\pos(1,${disc})}Disc ${disc}`;
      writeFileSync(made('signs.ass'), script(`Style: Sign,Sign Sans,${disc}0`, [line]));
      const input = ['-i', made('video.mkv'), '-i', made('signs.ass'), '-map', '0', '-map', '1'];
      const tags = ['-metadata:s:s:0', 'language=eng', '-metadata:s:t:0', 'filename=Sign Sans.ttf'];
      runFfmpeg(...input, '-c', 'copy', ...attached, ...tags, made(`signs${disc}.mkv`));
    }
  });
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  it('has the image subtitles inside them, with the times of the whole film [LIBRARY-14, LIBRARY-40]', async () => {
    const library = await open({ tools: installedFfmpeg, prepare: parts('pgs.mkv') });
    const [caption] = await captionsOf(library);
    if (!caption) throw new Error('no caption');
    expect(caption).toMatchObject({ language: 'en', type: 'images', pieceSec: 60 });
    const codec = 'hdmv_pgs_subtitle';
    expect(await imagesOf(library, caption, 1)).toEqual([{ codec, startSec: [65, 118] }]);
    // The second file starts at 150 s.
    expect(await imagesOf(library, caption, 2)).toEqual([
      { codec, startSec: [118] },
      { codec, startSec: [152] },
    ]);
    expect(await imagesOf(library, caption, 4)).toEqual([{ codec, startSec: [268] }]);
  });

  it('has the image subtitles beside them [LIBRARY-14, LIBRARY-40]', async () => {
    const library = await open({
      tools: installedFfmpeg,
      prepare(folder) {
        parts('video.mkv')(folder);
        for (const disc of [1, 2]) copyFileSync(sup, join(folder, `Film (1999) CD${disc}.es.sup`));
        // Only the first file has these.
        copyFileSync(sup, join(folder, 'Film (1999) CD1.fr.sup'));
      },
    });
    const [spanish, french] = (await captionsOf(library)).toSorted((a, b) => (a.language < b.language ? -1 : 1));
    if (!spanish || !french) throw new Error('no captions');
    const startsOf = async (caption: Caption) =>
      (await imagesOf(library, caption, 2)).flatMap(({ startSec }) => startSec);
    expect(await startsOf(spanish)).toEqual([118, 152]);
    expect(await startsOf(french)).toEqual([118]);
  });

  it('has the styled subtitles inside them, with the fonts of both [LIBRARY-14, LIBRARY-41]', async () => {
    const library = await open({
      tools: installedFfmpeg,
      prepare(folder) {
        for (const disc of [1, 2]) copyFileSync(made(`signs${disc}.mkv`), join(folder, `Film (1999) CD${disc}.mkv`));
      },
    });
    const [caption] = await captionsOf(library);
    expect(caption).toMatchObject({ type: 'vtt', language: 'en' });
    const styled = (await bytesAt(library, caption?.styled?.url ?? '')).toString();
    const dialogues = styled.split('\n').filter((line) => line.startsWith('Dialogue'));
    expect(dialogues).toEqual([
      expect.stringMatching(/^Dialogue: 0,0:00:01\.00,0:02:30\.00,Sign,.*\{\\pos\(1,1\)\}Disc 1$/),
      expect.stringMatching(/^Dialogue: 0,0:02:31\.00,0:05:00\.00,Sign \(2\),.*\{\\pos\(1,2\)\}Disc 2$/),
    ]);
    expect(styled).toMatch(/^Style: Sign,Sign Sans,10,?.*$/m);
    expect(styled).toMatch(/^Style: Sign \(2\),Sign Sans,20,?.*$/m);
    expect(await textAt(library, caption?.url ?? '')).toContain('Disc 2');
    const { fonts } = fontListSchema.parse((await ask(library, pathOf(caption?.styled?.fonts ?? ''))).body);
    // Both have the same one.
    expect(fonts.map(({ names }) => names)).toEqual([['Sign Sans']]);
    expect(await bytesAt(library, fonts[0]?.url ?? '')).toEqual(readFileSync(made('Sign Sans.ttf')));
  });

  it('has the styled subtitles beside them, and only plain text if one has another format [LIBRARY-14]', async () => {
    const line = '0:00:01.00,0:00:02.00,Sign,,0,0,0,,Hello';
    const library = await open({
      tools: installedFfmpeg,
      prepare: parts('video.mkv'),
      texts: {
        'Film (1999) CD1.en.ass': script('Style: Sign,Arial,20', [line]),
        'Film (1999) CD2.en.ass': script('Style: Sign,Arial,20', [line]),
        'Film (1999) CD1.de.ass': script('Style: Sign,Arial,20', [line]),
        'Film (1999) CD2.de.srt': '1\n00:00:01,000 --> 00:00:02,000\nHallo\n',
      },
    });
    const captions = await captionsOf(library);
    const english = captions.find(({ language }) => language === 'en');
    const german = captions.find(({ language }) => language === 'de');
    expect((await bytesAt(library, english?.styled?.url ?? '')).toString().match(/^Dialogue.*$/gm)).toEqual([
      'Dialogue: 0,0:00:01.00,0:00:02.00,Sign,,0,0,0,,Hello',
      'Dialogue: 0,0:02:31.00,0:02:32.00,Sign,,0,0,0,,Hello',
    ]);
    expect(german?.styled).toBeUndefined();
    expect(await textAt(library, german?.url ?? '')).toContain('00:02:31.000 --> 00:02:32.000\nHallo');
  });
});

describe('SubStation Alpha files as one', () => {
  const line = '1:59:59.99,2:00:01.50,Sign,,0,0,0,,{\\rSign}Hello, {\\rOther}you';
  const part = (text: string) => ({ text, offsetSec: 3600.006, durationSec: 7201 });

  it('keep the text unchanged, and rename styles that differ between them', () => {
    const first = { text: script('Style: Sign,Arial,20', []), offsetSec: 0, durationSec: 3600.006 };
    const joined = joinAss([first, part(script('Style: Sign,Arial,30', [line]))]);
    expect(joined).toContain('Style: Sign,Arial,20\nStyle: Sign (2),Arial,30\n');
    expect(joined).toContain('Dialogue: 0,3:00:00.00,3:00:01.01,Sign (2),,0,0,0,,{\\rSign (2)}Hello, {\\rOther}you\n');
  });

  it('are not joined if their coordinates differ in meaning', () => {
    const [one, other] = ['PlayResX: 640', 'PlayResX: 1280'].map((info) => script('Style: Sign,Arial,20', [], info));
    expect(joinAss([part(one ?? ''), part(other ?? '')])).toBeUndefined();
  });

  it('leave out what cannot be read', () => {
    const lines = ['x,0:00:02.00,Sign,,0,0,0,,a', '0:00:01.00', '2:30:00.00,2:30:01.00,Sign,,0,0,0,,behind the end'];
    const text = script('Style: Sign,Arial,20', lines);
    expect(joinAss([part(text)])).not.toContain('Dialogue');
  });
});

const info: MediaInfo = {
  container: 'other',
  durationSec: 100,
  startSec: 0,
  video: { index: 0, codec: 'h264', width: 64, height: 36, isHdr: false, isInterlaced: false },
  audio: [],
  subtitles: [],
  chapters: [],
};
const whole: Version = { info, file: { key: 'film' } as LibraryFile };
const source: SubtitleSource = { kind: 'track', track: { index: 2, codec: 'subrip' } as SubtitleTrack };

it('a part that was evicted before it was read leaves no hole in the joined subtitle', async () => {
  const kept: string[] = [];
  const cache = {
    get: async () => undefined,
    read: async () => undefined,
    put: async (name: string, bytes: Buffer) => {
      kept.push(name);
      return { name, bytes };
    },
  } as unknown as DiskCache;
  const evicted: CacheEntry = { name: 'part', path: '/cache/part', stretch: { from: 32 } };
  const read = async () => evicted;
  const joined = joinedSubtitle(whole, source, { cache, form: 'vtt', read });
  await expect(joined).rejects.toThrow('evicted');
  expect(kept).toEqual([]);
});
