import { describe, expect, it } from '@jest/globals';
import type { SubtitleTimings } from '../../../shared/store/device-preferences.slice';
import { REMEMBERED_TITLES, timingsOf, withTimings } from './subtitle-timings';

const timing = { delaySec: 1.2, rate: 1, anchor: null };

describe('subtitle timing', () => {
  it('is remembered per title and per subtitle file [SUBTITLE-10]', () => {
    const stored = withTimings(withTimings({}, 'movie:1', { en: timing }, 1), 'movie:2', {}, 2);
    expect(timingsOf(stored, 'movie:1')).toEqual({ en: timing });
    expect(timingsOf(stored, 'movie:3')).toBeUndefined();
  });

  it('is dropped for the titles that were adjusted longest ago', () => {
    let stored: SubtitleTimings = {};
    for (let id = 0; id <= REMEMBERED_TITLES; id += 1) stored = withTimings(stored, `movie:${id}`, { en: timing }, id);
    expect(Object.keys(stored)).toHaveLength(REMEMBERED_TITLES);
    expect(timingsOf(stored, 'movie:0')).toBeUndefined();
    expect(timingsOf(stored, `movie:${REMEMBERED_TITLES}`)).toBeDefined();
  });

  it('is ignored when it is unreadable', () => {
    const stored = { 'movie:1': { atMs: 1, timings: { en: { delaySec: 'x' }, de: timing } } };
    expect(timingsOf(stored, 'movie:1')).toEqual({ de: timing });
  });
});
