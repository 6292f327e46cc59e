import { expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../pages';
import { pageAt } from './router';

it('matches every page with and without a trailing slash, in any case [ROUTE-02, ROUTE-03]', () => {
  for (const [address, name] of [
    ['/', 'home'],
    ['/movies', 'movies'],
    ['/series/1399/1/2', 'episode'],
    ['/networks/netflix', 'network'],
    ['/network', 'network-redirect'],
    ['/4k', 'fourk'],
    ['/partners/submit', 'partners-submit'],
  ] as const) {
    expect(pageAt(address)?.name).toBe(name);
    expect(pageAt(`${address}/`)?.name).toBe(name);
    expect(pageAt(address.toUpperCase())?.name).toBe(name);
  }
  expect(pageAt('/no-such-page')?.name).toBe('not-found');
});

it('names every page after its file, which the server looks up in the build [ROUTE-01]', () => {
  const files = Object.keys(pages).map((name) => join(import.meta.dirname, `../routes/${name}.tsx`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
