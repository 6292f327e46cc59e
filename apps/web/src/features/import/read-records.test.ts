import { File as NodeFile } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { archiveLimits } from '@marquee/core/import';
import { readImport } from './read-records';

const fileOf = (name: string, text: string) => new NodeFile([text], name) as unknown as File;
const { signal } = new AbortController();
const header = 'Title,Date\n';
const row = '"A: Season 2: B","12/31/26"\n';

describe('chosen files [IMPORT-04]', () => {
  it('are read up to a number of lines, and one line says that there are more', async () => {
    const { items, kinds } = await readImport([fileOf('netflix.csv', header + row.repeat(50))], signal, {
      ...archiveLimits,
      lines: 20,
    });
    expect(kinds).toEqual(['netflix']);
    expect(items).toHaveLength(21);
    expect(items.at(-1)).toMatchObject({ kind: 'problem', code: 'too_many_lines', source: { file: 'netflix.csv' } });
  });

  it('that are too large are not opened', async () => {
    const { items } = await readImport([fileOf('netflix.csv', header + row)], signal, {
      ...archiveLimits,
      totalBytes: 20,
    });
    expect(items).toMatchObject([{ kind: 'problem', code: 'too_big' }]);
  });
});
