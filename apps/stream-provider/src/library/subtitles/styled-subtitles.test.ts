import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontListSchema, type Caption } from '@marquee/core/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import request from 'supertest';
import { packageDir } from '../../testing/demo-app';
import { fontFile } from '../../testing/font-file';
import { hasFfmpeg, installedFfmpeg, needsFfmpeg, type LibraryApp } from '../../testing/library-app';
import { ask, film, libraryForEachTest, pathOf } from '../../testing/library-requests';
import { readAttachments } from '../probe/matroska-attachments';
import { readFont } from './font-file';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const open = libraryForEachTest();
const sans = fontFile(['Sign Sans', 'Sign Sans Bold'], { weight: 700, isItalic: true });
const script = [
  '[Script Info]',
  'PlayResX: 1280',
  'PlayResY: 720',
  '[V4+ Styles]',
  'Format: Name, Fontname, Fontsize',
  'Style: Sign,Sign Sans,40',
  '[Events]',
  'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
  'Dialogue: 0,0:00:00.50,0:00:01.50,Sign,,0,0,0,,{\\pos(100,200)\\i1}Café{\\i0} open',
  '',
].join('\n');

let work = '';
const made = (name: string): string => join(work, name);
const bytes = (library: LibraryApp, path: string, range?: string) =>
  request(library.app)
    .get(path)
    .set(range === undefined ? {} : { Range: range })
    .buffer()
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
const captionsOf = async (library: LibraryApp): Promise<Caption[]> => (await ask(library, film)).body.stream.captions;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'marquee-styled-'));
  if (!hasFfmpeg) return;
  writeFileSync(made('signs.ass'), script);
  writeFileSync(made('Sign Sans.ttf'), sans);
  writeFileSync(made('packed.woff2'), Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(60)]));
  writeFileSync(made('page.ttf'), '<script>alert(1)</script>');
  const attached = ['Sign Sans.ttf', 'page.ttf', 'packed.woff2'].flatMap((name, index) => [
    ...['-attach', made(name), `-metadata:s:t:${index}`, 'mimetype=font/ttf'],
    ...[`-metadata:s:t:${index}`, `filename=${name}`],
  ]);
  const input = ['-i', join(packageDir, 'fixtures', 'remux.mkv'), '-i', made('signs.ass'), '-map', '0', '-map', '1'];
  const options = ['-c', 'copy', '-metadata:s:s:1', 'language=eng', ...attached];
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-nostdin', ...input, ...options, made('signs.mkv')]);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

withFfmpeg(needsFfmpeg('styled subtitles'), () => {
  const options = {
    tools: installedFfmpeg,
    prepare: (folder: string) => writeFileSync(join(folder, 'Film (1999).mkv'), readFileSync(made('signs.mkv'))),
  };

  it('inside a film are offered as they are beside the plain words, with the fonts attached to it [LIBRARY-41]', async () => {
    const library = await open(options);
    const caption = (await captionsOf(library)).find(({ styled }) => styled);
    expect(caption).toMatchObject({ type: 'vtt', language: 'en' });
    const styled = await request(library.app).get(pathOf(caption?.styled?.url ?? ''));
    expect(styled.headers['content-type']).toBe('text/x-ssa; charset=utf-8');
    expect((await bytes(library, pathOf(caption?.styled?.url ?? ''))).body.toString()).toContain(
      'Sign,,0,0,0,,{\\pos(100,200)\\i1}Café{\\i0} open',
    );
    expect((await request(library.app).get(pathOf(caption?.url ?? ''))).text).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:01.500\n<i>Café</i> open\n',
    );
    const { fonts } = fontListSchema.parse((await ask(library, pathOf(caption?.styled?.fonts ?? ''))).body);
    expect(fonts).toMatchObject([
      { names: ['Sign Sans', 'Sign Sans Bold'], weight: 700, isItalic: true, bytes: sans.length },
      { names: ['packed'], weight: 400, isItalic: false, bytes: 64 },
    ]);
  });

  it('come with fonts that are sent as files and as nothing else [LIBRARY-41]', async () => {
    const library = await open(options);
    const [caption] = (await captionsOf(library)).filter(({ styled }) => styled);
    const list = pathOf(caption?.styled?.fonts ?? '');
    const folder = list.replace(/fonts\.json$/, 'fonts/');
    const font = await bytes(library, `${folder}0.ttf`);
    expect(font.body).toEqual(sans);
    expect(font.headers).toMatchObject({ 'content-type': 'font/ttf', 'x-content-type-options': 'nosniff' });
    const part = await bytes(library, `${folder}0.ttf`, 'bytes=4-7');
    expect([part.status, part.body]).toEqual([206, sans.subarray(4, 8)]);
    expect((await bytes(library, `${folder}0.ttf`, `bytes=${sans.length}-`)).status).toBe(416);
    expect((await bytes(library, `${folder}1.woff2`)).headers['content-type']).toBe('font/woff2');
    // Not a font, despite its name, and names that do not exist.
    for (const name of ['2.ttf', '0.otf', '0.html', '1.ttf', '-1.ttf', '00000.ttf', 'constructor', '..%2fmaster.m3u8'])
      expect([name, (await request(library.app).get(`${folder}${name}`)).status]).toEqual([name, 404]);
    const stranger = await request(library.app).get(`${folder}0.ttf`).set('Origin', 'https://evil.example');
    expect(stranger.status).toBe(403);
  });

  it('beside a film are offered as they are, in UTF-8', async () => {
    const library = await open({
      files: { 'Film (1999).mp4': 'direct.mp4' },
      prepare: (folder) => writeFileSync(join(folder, 'Film (1999).fr.ass'), Buffer.from(script, 'latin1')),
    });
    const [caption] = await captionsOf(library);
    expect(caption).toMatchObject({ type: 'vtt', language: 'fr' });
    expect((await bytes(library, pathOf(caption?.styled?.url ?? ''))).body.toString()).toBe(script);
    expect((await ask(library, pathOf(caption?.styled?.fonts ?? ''))).body).toEqual({ fonts: [] });
  });

  it('beside a film find the fonts in its folder, and none outside of the library [LIBRARY-41]', async () => {
    const outside = made('outside.ttf');
    writeFileSync(outside, sans);
    const library = await open({
      files: { 'Film (1999)/Film (1999).mp4': 'direct.mp4' },
      texts: { 'Film (1999)/Film (1999).fr.ass': script },
      prepare: (folder) => {
        mkdirSync(join(folder, 'Film (1999)', 'Fonts'));
        writeFileSync(join(folder, 'Film (1999)', 'Fonts', 'a.ttf'), sans);
        writeFileSync(join(folder, 'Film (1999)', 'Fonts', 'b.ttf'), 'no font');
        symlinkSync(outside, join(folder, 'Film (1999)', 'Fonts', 'c.ttf'));
      },
    });
    const [caption] = await captionsOf(library);
    const list = pathOf(caption?.styled?.fonts ?? '');
    const { fonts } = fontListSchema.parse((await ask(library, list)).body);
    expect(fonts.map(({ names }) => names)).toEqual([['Sign Sans', 'Sign Sans Bold']]);
    const font = await bytes(library, pathOf(fonts[0]?.url ?? ''));
    expect([font.body, font.headers['content-type']]).toEqual([sans, 'font/ttf']);
    rmSync(join(library.folder, 'Film (1999)', 'Fonts', 'a.ttf'));
    expect((await bytes(library, pathOf(fonts[0]?.url ?? ''))).status).toBe(404);
  });

  it('are not extracted for a client that has left, and are cached afterwards [LIBRARY-43]', async () => {
    const library = await open(options);
    await captionsOf(library);
    const { extras } = library.service;
    const [version] = await library.service.library.find({
      type: 'movie',
      tmdbId: 603,
      title: 'Film',
      releaseYear: 1999,
    });
    const track = version?.info.subtitles.find(({ codec }) => codec === 'ass');
    if (!version || !track) throw new Error('no track');
    const leaves = new AbortController();
    const asked = extras.text(version, { kind: 'track', track }, 'ass', leaves.signal).catch((error: unknown) => error);
    while (extras.running === 0) await new Promise((resolve) => setImmediate(resolve));
    leaves.abort();
    expect(extras.running).toBe(0);
    expect(await asked).toBeInstanceOf(Error);
    const stays = new AbortController();
    const name = await extras.text(version, { kind: 'track', track }, 'vtt', stays.signal).then((entry) => entry.name);
    expect(await library.service.cache.get(name)).toBeDefined();
    expect(await library.service.cache.get(name.replace(/vtt$/, 'ass'))).toBeDefined();
  });
});

describe('files attached to Matroska', () => {
  const reader = (data: Buffer) => (position: number, length: number) =>
    Promise.resolve(Buffer.from(data.subarray(position, position + length)));

  it('are read up to a limit, whatever a hostile file contains', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.nat({ max: 3 }), async (noise, from) => {
        const matroska = Buffer.from('1a45dfa3801853806780', 'hex');
        const list = Buffer.from('1941a4699061a78d', 'hex');
        const data = Buffer.concat([matroska.subarray(0, 10), list.subarray(from), noise]);
        const files = await readAttachments(reader(data), data.length);
        for (const { from: start, size } of files) expect(start + size).toBeLessThanOrEqual(data.length);
      }),
    );
  });

  it.each(['ttcf', 'OTTO', 'true', 'wOFF', '\0\x01\0\0'])(
    'as a font that begins with %j never throw',
    async (magic) => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (noise) => {
          const data = Buffer.concat([Buffer.from(magic, 'latin1'), noise]);
          const font = await readFont(reader(data), data.length);
          expect(font?.names.every((name) => name.length <= 100) ?? true).toBe(true);
        }),
      );
    },
  );
});
