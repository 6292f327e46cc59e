import { writeFileSync } from 'node:fs';
import { OperationalError } from '@marquee/server';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { migrationsFolder } from '../config';
import { readMigrations, type Migration } from '../db/migrations';
import { temporaryFolder } from '../testing/temporary-folder';
import { closingText, END_OF_ROWS, openingText, tableText, trailerText } from './backup-format';
import { isComplete, readBackupHeader } from './read-backup';
import { verifyBackup } from './verify-backup';

const header = {
  format: 2 as const,
  createdAt: '2026-11-22T04:10:00.000Z',
  migrations: ['20261127000000_initial'],
  tables: [
    { name: 'users', rows: 2 },
    { name: 'settings', rows: 0 },
    { name: 'say "hi"', rows: 1 },
  ],
};
const body =
  openingText(header) +
  tableText('users', ['id', 'name']) +
  '1\t\\\\.\n2\t\\N\n' +
  END_OF_ROWS +
  tableText('settings', ['id']) +
  END_OF_ROWS +
  tableText('say "hi"', ['a "b"']) +
  'x\\\\.\n' +
  END_OF_ROWS +
  closingText;
const compress = (text: string) => Buffer.concat([gzipSync(text), gzipSync(trailerText(3), { level: 0 })]);
const whole = compress(body);
const SENTENCE = /^The (backup|file) (is|isn’t|was) [^.]+\.( Use another one\.)?$/;

describe('verifying a backup', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let migrations: Migration[];
  beforeAll(async () => {
    folder = temporaryFolder();
    migrations = await readMigrations(migrationsFolder);
  });
  afterAll(() => folder.remove());

  let files = 0;
  const store = (bytes: Buffer | string) => {
    const path = join(folder.path, `backup-${(files += 1)}`);
    writeFileSync(path, bytes);
    return path;
  };
  const verify = async (bytes: Buffer | string) => {
    const { header: found } = await verifyBackup(store(bytes), migrations);
    return found;
  };
  const sentenceOf = (bytes: Buffer | string) =>
    verify(bytes).then(
      () => 'accepted',
      (error: unknown) => (error instanceof OperationalError ? error.message : `threw ${String(error)}`),
    );

  it('accepts a complete one', async () => {
    expect(await verify(whole)).toEqual(header);
    expect(await isComplete(store(whole))).toBe(true);
  });

  it('rejects a truncated file, wherever it was cut', async () => {
    for (let length = 0; length < whole.length; length += 3) {
      expect(await sentenceOf(whole.subarray(0, length))).toMatch(SENTENCE);
      expect(await isComplete(store(whole.subarray(0, length)))).toBe(false);
    }
  });

  it('rejects a file with a flipped bit, unless its rows are the same', async () => {
    const text = gunzipSync(whole);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length * 8 - 1), async (bit) => {
        const bytes = Buffer.from(whole);
        bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        const sentence = await sentenceOf(bytes);
        if (sentence === 'accepted') expect(gunzipSync(bytes)).toEqual(text);
        else expect(sentence).toMatch(SENTENCE);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['compressed text', gzipSync('hello\n')],
    ['JSON of something else', gzipSync('{"a":1}')],
    ['a row too few', compress(body.replace('2\t\\N\n', ''))],
    ['a row too many', compress(body.replace('2\t\\N\n', '2\t\\N\n3\t\\N\n'))],
    ['a table too few', compress(body.replace(/\nCOPY "settings"[^]*?\\\.\n/, ''))],
    ['SQL of its own', compress(body.replace('COMMIT;', 'DROP TABLE "users";\nCOMMIT;'))],
  ])('refuses %s', async (_what, bytes) => {
    expect(await sentenceOf(bytes)).toMatch(/is incomplete|isn’t a Marquee backup|is damaged/);
  });

  it('calls a file without a trailer incomplete', async () => {
    expect(await sentenceOf(gzipSync(body))).toContain('is incomplete');
  });

  it('refuses a backup of a newer Marquee', async () => {
    const migrated = { ...header, migrations: [...header.migrations, '29990101000000_x'] };
    expect(await sentenceOf(compress(body.replace(JSON.stringify(header), JSON.stringify(migrated))))).toBe(
      'The backup is from a newer Marquee (29990101000000_x); update Marquee first.',
    );
    expect(await sentenceOf(compress(body.replace('"format":2', '"format":3')))).toBe(
      'The backup is from a newer Marquee (format 3); update Marquee first.',
    );
  });

  it('reads only the beginning to describe a backup', async () => {
    const long = compress(body + `-- ${'x'.repeat(1_000)}\n`.repeat(30_000));
    const path = store(long.subarray(0, 20_000));
    expect(await readBackupHeader(path)).toEqual(header);
  });
});
