import { expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pages, type Page } from '../pages';
import { pageAt } from './router';
import { unrenderedStatus } from './server/unrendered-status';

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

it('closes account, sources and whatever belongs to them to restricted profiles, by whatever address [PROFILE-83]', () => {
  for (const [address, closedTo] of [
    ['/sources', 'without-sources'],
    ['/login', 'restricted'],
    ['/signup', 'restricted'],
    ['/reset-password?token=x', 'restricted'],
    ['/4K/', 'restricted'],
    ['/import', 'restricted'],
    ['/export', 'restricted'],
    ['/operator', 'restricted'],
    ['/profiles/manage', 'restricted'],
    ['/profiles/manage/new', 'restricted'],
    ['/profiles/manage/1', 'restricted'],
    ['/movies', undefined],
    ['/account', undefined],
  ] as const) {
    const page: Page = pages[pageAt(address.replace(/\?.*/, ''))?.name ?? 'not-found'];
    expect([address, page.closedTo]).toEqual([address, closedTo]);
  }
});

it.each([
  ['/', 200],
  ['/year/2026', 200],
  ['/movies/603-a-film', 503],
  ['/series/1399/1/2', 503],
  ['/no-such-page', 404],
  ['/movies/603/no/such/page', 404],
])(
  'an address that is not rendered is answered by whether its page is known to exist: %s with %i [ROUTE-11]',
  (address, status) => {
    expect(unrenderedStatus(address)).toBe(status);
  },
);

it.each([
  ['/Movies/603-the-matrix/?play=true', 451],
  ['/series/603', 503],
  ['/series/1399/1/2', 451],
  ['/people/603', 503],
])('a title that the site has taken down is answered with 451: %s with %i [TAKEDOWN-02]', (address, status) => {
  expect(unrenderedStatus(address, { has: (key) => key === 'movie:603' || key === 'tv:1399' })).toBe(status);
});
