import { describe, expect, it } from '@jest/globals';
import { checkServer, type CheckedStatus } from './server-checks';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const fine: CheckedStatus = {
  tmdb: { state: 'works', error: null, requests: 1, cached: 1 },
  provider: { isReachable: true, ms: 1, folders: [] },
  database: { ms: 1, bytes: 1 },
  disk: { freeBytes: 300, reserveBytes: 100 },
  backup: { isOn: true, lastSuccessAt: '2026-11-28T04:00:00Z', failure: null },
};
const failure = { at: '2026-11-28T11:00:00Z', reason: 'other', sentence: 'x' } as const;

const there = { path: '/media/films', problem: null };
const gone = { path: '/mnt/usb', problem: 'missing' } as const;

describe('the checks of the server [OPERATOR-15]', () => {
  it('are all good on a server that is', () => {
    expect(new Set(Object.values(checkServer(fine, NOW)))).toEqual(new Set(['good']));
  });

  it.each<[Partial<CheckedStatus>, object]>([
    [{ tmdb: { ...fine.tmdb, state: 'failing', error: 'token_refused' } }, { tmdb: 'bad' }],
    [{ tmdb: { ...fine.tmdb, state: 'none' } }, { tmdb: 'good' }],
    [{ provider: { isReachable: false, ms: 1, folders: [] } }, { provider: 'bad' }],
    [{ provider: { isReachable: true, ms: 1, folders: [there, gone] } }, { provider: 'good', folders: 'warning' }],
    [{ provider: { isReachable: true, ms: 1, folders: [gone] } }, { folders: 'bad' }],
    [{ database: null }, { database: 'bad' }],
    [{ database: { ms: 501, bytes: 1 } }, { database: 'warning' }],
    [{ disk: { freeBytes: 99, reserveBytes: 100 } }, { disk: 'bad' }],
    [{ disk: { freeBytes: 199, reserveBytes: 100 } }, { disk: 'warning' }],
    [{ disk: { freeBytes: null, reserveBytes: 100 } }, { disk: 'good' }],
    [{ disk: { freeBytes: 0, reserveBytes: 0 } }, { disk: 'good' }],
    [{ backup: { isOn: true, lastSuccessAt: null, failure } }, { backup: 'warning' }],
    [{ backup: { isOn: true, lastSuccessAt: '2026-11-26T11:59:59Z', failure: null } }, { backup: 'warning' }],
    [{ backup: { isOn: true, lastSuccessAt: null, failure: null } }, { backup: 'good' }],
    [{ backup: { isOn: false, lastSuccessAt: null, failure } }, { backup: 'good' }],
  ])('of %j are %j', (change, levels) => {
    expect(checkServer({ ...fine, ...change }, NOW)).toMatchObject(levels);
  });
});
