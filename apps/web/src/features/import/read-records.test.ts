import { File as NodeFile } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { archiveLimits } from '@marquee/core/import';
import { readImport } from './read-records';

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
