import { expect, it } from '@jest/globals';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { routes } from './router';

const addresses = (list: readonly RouteObject[]): string[] =>
  list.flatMap((route) => [
    ...(route.index ? ['/'] : route.path ? [route.path.startsWith('/') ? route.path : `/${route.path}`] : []),
    ...addresses(route.children ?? []),
  ]);

it('matches every page with and without a trailing slash, in any case [ROUTE-02, ROUTE-03]', () => {
  const found = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;
  for (const address of ['/movies', '/series/1399/1/2', '/networks/netflix', '/4k', '/partners/submit']) {
    expect(found(address)).toBeTruthy();
    expect(found(address)).not.toBe('*');
    expect(found(`${address}/`)).toBe(found(address));
    expect(found(address.toUpperCase())).toBe(found(address));
  }
});

it('links only to paths that have a route [ROUTE-01]', () => {
  const shape = (pattern: string) => pattern.replace(/:[^/]+/g, ':x');
  const routed = new Set(addresses(routes).map(shape));
  expect(
    Object.values(paths)
      .map(({ pattern }) => shape(pattern))
      .filter((pattern) => !routed.has(pattern)),
  ).toEqual([]);
});
