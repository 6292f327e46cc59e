import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { createAccountsTest } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';

jest.setTimeout(120_000);

/** Responses of the version of November 2026 to one user's consecutive requests. */
interface Exchange {
  /** The server's clock, epoch milliseconds. */
  at: number;
  method: 'get' | 'post';
  path: string;
  body?: object;
  status: number;
  /** As text, because the order of an entry's members matters. */
  answer: string;
}

const file = join(import.meta.dirname, 'fixtures/exchanges-2026-11.json');
const exchanges = JSON.parse(readFileSync(file, 'utf8')) as Exchange[];

const LISTS = ['bookmarks', 'items', 'settings'];

/** Ignores the order of lists and maps of entries, but not of an entry's members, and what is newer: `epoch` and `refused`. */
function normalized(answer: string): unknown {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((entry) => JSON.stringify(entry)).sort()
      : Object.entries(value as object)
          .map(([key, entry]) => {
            const { episodes, ...rest } = entry as { episodes?: object };
            return `${key} ${JSON.stringify(rest)} ${episodes ? JSON.stringify(sorted(episodes)) : ''}`;
          })
          .sort();
  const {
    requestId: _random,
    epoch: _epoch,
    refused: _refused,
    ...members
  } = JSON.parse(answer) as Record<string, unknown>;
  return Object.entries(members).map(([name, value]) => [
    name,
    LISTS.includes(name) ? sorted(value) : JSON.stringify(value),
  ]);
}

describe('a program that was written for the version of November 2026', () => {
  const test = useAccountsTest();

  it('gets the answers of that version, byte for byte [API-01, API-02]', async () => {
    let nowMs = exchanges[0]?.at ?? 0;
    const dated = createAccountsTest(test.database, {}, { now: () => nowMs });
    const program = await dated.signUp();
    for (const [index, { at, method, path, body, status, answer }] of exchanges.entries()) {
      nowMs = at;
      const got = await (method === 'get' ? program.get(path) : program.post(path, body));
      const name = `${index}: ${method} ${path} ${JSON.stringify(body)}`;
      expect([name, got.status, normalized(got.text)]).toEqual([name, status, normalized(answer)]);
    }
    dated.remove();
  });
});
