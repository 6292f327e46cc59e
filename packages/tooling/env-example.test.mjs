import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const namesIn = (path, pattern) => [...read(path).matchAll(pattern)].map(([, name]) => name);

/** Not for the file: the system's, Node's, and one that a command reads. */
const others = ['PATH', 'UV_THREADPOOL_SIZE', 'MOVE_FROM'];

it('.env.example has every setting of the servers, and no other', () => {
  const settings = ['apps/api/src/config/settings.ts', 'apps/stream-provider/src/settings.ts'];
  const names = new Set(settings.flatMap((path) => namesIn(path, /^ +([A-Z][A-Z\d_]+): [a-z]/gm)));
  for (const name of others) names.delete(name);
  expect(namesIn('.env.example', /^# ([A-Z\d_]+)=/gm).sort()).toEqual([...names].sort());
});
