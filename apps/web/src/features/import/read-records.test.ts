import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TextReader, Uint8ArrayWriter, ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js';
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import { archiveLimits } from '@marquee/core/import';
import { readImport } from './read-records';
import { unzip } from './unzip';

type Files = Record<string, string | [string, ZipWriterAddDataOptions]>;

// jsdom's Blob cannot be read.
const JsdomBlob = globalThis.Blob;
beforeAll(() => void (globalThis.Blob = NodeBlob as unknown as typeof Blob));
afterAll(() => void (globalThis.Blob = JsdomBlob));

const blobOf = (...parts: (Uint8Array<ArrayBuffer> | string)[]) => new NodeBlob(parts) as unknown as Blob;

async function zipOf(files: Files): Promise<Blob> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [name, content] of Object.entries(files)) {
    const [text, options] = typeof content === 'string' ? [content, {}] : content;
    await zip.add(name, new TextReader(text), options);
  }
  return blobOf(await zip.close());
}
const opened = async (files: Files) => {
  const { files: found, problems } = await unzip('export.zip', await zipOf(files));
  return {
    files: found.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]),
    problems: problems.map(({ code, source }) => [code, source.file]),
  };
};

describe('an archive [IMPORT-06]', () => {
  it('is unpacked by name: tables and data, nothing with credentials, and nothing that leads out of it', async () => {
    expect(
      await opened({
        'me/watched.csv': 'Date,Name\n',
        'me/poster.jpg': 'x',
        'me/tokens.json': '{}',
        '../../evil.csv': 'x',
        '__MACOSX/me/._watched.csv': 'x',
      }),
    ).toEqual({
      files: [['me/watched.csv', 'Date,Name\n']],
      problems: [
        ['unknown_file', 'me/poster.jpg'],
        ['credentials', 'me/tokens.json'],
        ['unsafe_name', '../../evil.csv'],
      ],
    });
  });

  it('does not open encrypted files', async () => {
    const { files, problems } = await opened({ 'watched.csv': ['Date,Name\n', { password: 'secret' }] });
    expect([files, problems]).toEqual([[], [['encrypted', 'watched.csv']]]);
  });

  it('does not open a file that is larger than any export, and stops at one that is larger than it declares', async () => {
    const limits = { ...archiveLimits, fileBytes: 50_000 };
    const honest = await unzip('large.zip', await zipOf({ 'watched.csv': '0'.repeat(60_000) }), limits);
    expect(honest.problems.map(({ code }) => code)).toEqual(['too_big']);
    const bytes = new Uint8Array(await (await zipOf({ 'watched.csv': '0'.repeat(1_000_000) })).arrayBuffer());
    expect(bytes.length).toBeLessThan(10_000);
    // The size in the archive's directory, 24 bytes after its signature (APPNOTE 4.3.12).
    const view = new DataView(bytes.buffer);
    for (let at = bytes.length - 46; at > 0; at -= 1)
      if (view.getUint32(at, true) === 0x02014b50) {
        view.setUint32(at + 24, 100, true);
        break;
      }
    const { files, problems } = await unzip('bomb.zip', blobOf(bytes), limits);
    expect(files).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['unreadable_text']);
  });

  it('opens no second file by the name of one that is within the limits', async () => {
    const limits = { ...archiveLimits, fileBytes: 50_000 };
    const archive = new Uint8Array(
      await (await zipOf({ 'a.csv': 'Date,Name\n', 'b.csv': '0'.repeat(60_000) })).arrayBuffer(),
    );
    // The archive contains the name in two places.
    for (let at = 0; at + 5 <= archive.length; at += 1)
      if (new TextDecoder().decode(archive.subarray(at, at + 5)) === 'b.csv') archive[at] = 'a'.charCodeAt(0);
    const { files, problems } = await unzip('twice.zip', blobOf(archive), limits);
    expect(files.map(({ name, bytes }) => [name, bytes.length])).toEqual([['a.csv', 10]]);
    expect(problems.map(({ code }) => code)).toEqual(['too_big']);
  });

  it('that is invalid or cut off is reported as a problem, not thrown', async () => {
    const whole = await zipOf({ 'watched.csv': 'Date,Name\n' });
    for (const broken of [blobOf('PK\u0003\u0004 and nothing'), whole.slice(0, 60), blobOf()]) {
      const { files, problems } = await unzip('broken.zip', broken);
      expect([files, problems.map(({ code }) => code)]).toEqual([[], ['unreadable_text']]);
    }
  });

  it('is read no further than the files that are opened', async () => {
    const names = ['a.csv', 'b.csv', 'c.csv', 'd.csv'];
    const zip = await zipOf(Object.fromEntries(names.map((name) => [name, 'Date,Name\n'])));
    const archive = new Uint8Array(await zip.arrayBuffer());
    // The directory’s entry of the last file is damaged.
    const text = new TextDecoder('latin1').decode(archive);
    archive[text.lastIndexOf('PK\u0001\u0002')] = 0;
    const { files, problems } = await unzip('many.zip', blobOf(archive), { ...archiveLimits, entries: 2 });
    expect(files.map(({ name }) => name)).toEqual(['a.csv', 'b.csv']);
    expect(problems.map(({ code, text: file }) => [code, file])).toEqual([['too_many_files', 'c']]);
  });
});

const fileOf = (name: string, text: string) => new NodeFile([text], name) as unknown as File;
const ignore = () => undefined;
const header = 'Title,Date\n';
const row = '"A: Season 2: B","12/31/26"\n';

describe('chosen files [IMPORT-04]', () => {
  it('are read up to a number of lines, and one line says that there are more', async () => {
    const { items, kinds } = await readImport([fileOf('netflix.csv', header + row.repeat(50))], ignore, {
      ...archiveLimits,
      lines: 20,
    });
    expect(kinds).toEqual(['netflix']);
    expect(items).toHaveLength(21);
    expect(items.at(-1)).toMatchObject({ kind: 'problem', code: 'too_many_lines', source: { file: 'netflix.csv' } });
  });

  it('are unpacked where they are compressed, as MyAnimeList gives them', async () => {
    const xml = '<?xml version="1.0"?><myanimelist><anime><series_title>A</series_title></anime></myanimelist>';
    const packed = gzipSync(xml);
    const list = new NodeFile([packed], 'animelist.xml.gz') as unknown as File;
    expect(await readImport([list], ignore)).toMatchObject({
      kinds: ['myanimelist'],
      items: [{ source: { line: 1 } }],
    });
    const cut = new NodeFile([packed.subarray(0, 20)], 'animelist.xml.gz') as unknown as File;
    for (const [file, fileBytes] of [
      [cut, 1_000],
      [list, 20],
    ] as const)
      expect((await readImport([file], ignore, { ...archiveLimits, fileBytes })).items).toMatchObject([
        { code: 'unreadable_text' },
      ]);
  });

  it('that are too large are not opened', async () => {
    const { items } = await readImport([fileOf('netflix.csv', header + row)], ignore, {
      ...archiveLimits,
      totalBytes: 20,
    });
    expect(items).toMatchObject([{ kind: 'problem', code: 'too_big' }]);
  });
});
