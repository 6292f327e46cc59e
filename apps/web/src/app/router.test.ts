import { expect, it } from '@jest/globals';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { routes } from './router';

const addresses = (list: readonly RouteObject[]): string[] =>
  list.flatMap((route) => [
    ...(route.index ? ['/'] : route.path ? [route.path.startsWith('/') ? route.path : `/${route.path}`] : []),
    ...addresses(route.children ?? []),
  ]);

it('links only to addresses that have a route, and to all of them [ROUTE-01]', () => {
  const ready = Object.values(paths).flatMap(({ pattern, ready }) => (ready ? [pattern] : []));
  const shape = (pattern: string) => pattern.replace(/:[^/]+/g, ':x');
  const routed = new Set(addresses(routes).map(shape));
  expect(ready.map(shape).filter((pattern) => !routed.has(pattern))).toEqual([]);
  const known = Object.values(paths).map(({ pattern }) => shape(pattern));
  const unlinked = [...routed].filter((pattern) => known.includes(pattern) && !ready.map(shape).includes(pattern));
  expect(unlinked).toEqual([]);
});
