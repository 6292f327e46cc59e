import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chooseBanner, pickWeightedAd, eligibleModals, nextModal, runningAds, visibleAds } from '.';
import type { Ad, InfoBanner, InfoModal } from '.';

const NOON = Date.UTC(2026, 4, 10, 12);
const DAY_MS = 86_400_000;
const today = '2026-05-10';

const banner = (id: string, changes: Partial<InfoBanner> = {}): InfoBanner => ({
  id,
  title: id,
  content: '',
  type: 'info',
  dismissible: true,
  ...changes,
});
const ad = (id: string, changes: Partial<Ad> = {}): Ad => ({
  id,
  link: 'https://example.org',
  gifUrl: '/ad.gif',
  startDate: '2026-05-01',
  endDate: '2026-05-31',
  priority: 1,
  ...changes,
});
const modal = (id: string, changes: Partial<InfoModal> = {}): InfoModal => ({
  id,
  title: id,
  priority: 0,
  repeat: 'never',
  ...changes,
});
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the banner', () => {
  it('is the first that was not dismissed [ANNOUNCE-05]', () => {
    expect(chooseBanner([banner('a'), banner('b')], ['a'], NOON)?.id).toBe('b');
    expect(chooseBanner([banner('a')], ['a'], NOON)).toBeUndefined();
  });

  it('is hidden after its last day [ANNOUNCE-05]', () => {
    expect(chooseBanner([banner('a', { expiresAt: '2026-05-09' })], [], NOON)).toBeUndefined();
    expect(chooseBanner([banner('a', { expiresAt: '2026-05-10' })], [], NOON)?.id).toBe('a');
    expect(chooseBanner([banner('a', { expiresAt: new Date(NOON - 1).toISOString() })], [], NOON)).toBeUndefined();
  });

  it('that cannot be dismissed always shows [ANNOUNCE-06]', () => {
    expect(chooseBanner([banner('a', { dismissible: false })], ['a'], NOON)?.id).toBe('a');
  });
});

describe('modals', () => {
  const eligible = (list: InfoModal[], dismissals = {}, nowMs = NOON) => ids(eligibleModals(list, dismissals, nowMs));

  it('are shown within their dates [ANNOUNCE-01]', () => {
    const list = [
      modal('past', { expiresAt: '2026-05-09' }),
      modal('now', { startsAt: '2026-05-10', expiresAt: '2026-05-10' }),
      modal('later', { startsAt: '2026-05-11' }),
    ];
    expect(eligible(list)).toEqual(['now']);
  });

  it('may start and end at a time of day', () => {
    const moment = (offset: number) => new Date(NOON + offset).toISOString();
    expect(eligible([modal('a', { startsAt: moment(0), expiresAt: moment(0) })])).toEqual(['a']);
    expect(eligible([modal('a', { startsAt: moment(1) }), modal('b', { expiresAt: moment(-1) })])).toEqual([]);
    const lastMoment = Date.UTC(2026, 4, 10, 23, 59, 59, 999);
    expect(eligible([modal('a', { expiresAt: '2026-05-10' })], {}, lastMoment)).toEqual(['a']);
    expect(eligible([modal('a', { expiresAt: '2026-05-10' })], {}, lastMoment + 1)).toEqual([]);
  });

  it('are ordered by priority, equal ones as in the file', () => {
    const list = [modal('low', { priority: 1 }), modal('high', { priority: 9 }), modal('also low', { priority: 1 })];
    expect(eligible(list)).toEqual(['high', 'low', 'also low']);
  });

  it.each([
    ['never', 10_000 * DAY_MS, false],
    ['weekly', 7 * DAY_MS - 1, false],
    ['weekly', 7 * DAY_MS, true],
    ['monthly', 30 * DAY_MS - 1, false],
    ['monthly', 30 * DAY_MS, true],
  ] as const)('with repeat %s come back %i ms after they were dismissed: %s [ANNOUNCE-01]', (repeat, agoMs, comes) => {
    expect(eligible([modal('a', { repeat })], { a: NOON - agoMs })).toEqual(comes ? ['a'] : []);
  });

  it('are limited to two per session [ANNOUNCE-02]', () => {
    const list = [modal('a', { priority: 3 }), modal('b', { priority: 2 }), modal('c', { priority: 1 })];
    const next = (shown: string[], dismissals: Record<string, number>) =>
      nextModal(list, { dismissals, shown, nowMs: NOON })?.id;
    expect(next([], {})).toBe('a');
    expect(next(['a'], { a: NOON })).toBe('b');
    expect(next(['a', 'b'], { a: NOON, b: NOON })).toBeUndefined();
  });

  it('that were not dismissed may return in the same session, as after a reload', () => {
    expect(nextModal([modal('a'), modal('b')], { dismissals: {}, shown: ['a', 'b'], nowMs: NOON })?.id).toBe('a');
  });
});

describe('ads', () => {
  it('run from their first to their last day [ANNOUNCE-07]', () => {
    const ads = [
      ad('past', { endDate: '2026-05-09' }),
      ad('last day', { endDate: '2026-05-10' }),
      ad('first day', { startDate: '2026-05-10' }),
      ad('later', { startDate: '2026-05-11' }),
    ];
    expect(ids(runningAds(ads, NOON))).toEqual(['last day', 'first day']);
  });

  it('that were closed return the next day [ANNOUNCE-08]', () => {
    const dismissed = { a: today };
    expect(visibleAds([ad('a')], dismissed, { nowMs: NOON, today })).toEqual([]);
    expect(visibleAds([ad('a')], dismissed, { nowMs: NOON + DAY_MS, today: '2026-05-11' })).toHaveLength(1);
  });

  it('are chosen at random by their weight [ANNOUNCE-07]', () => {
    const ads = [ad('light', { priority: 1 }), ad('heavy', { priority: 3 })];
    expect(pickWeightedAd(ads, 0)?.id).toBe('light');
    expect(pickWeightedAd(ads, 0.2499)?.id).toBe('light');
    expect(pickWeightedAd(ads, 0.25)?.id).toBe('heavy');
    expect(pickWeightedAd(ads, 0.9999)?.id).toBe('heavy');
    expect(pickWeightedAd([], 0.5)).toBeUndefined();
  });

  it('always yield an active one, whatever the random number', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 10 });
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(weights, draw, (priorities, random) => {
        const ads = priorities.map((priority, index) => ad(String(index), { priority }));
        expect(ads).toContain(pickWeightedAd(ads, random));
      }),
    );
  });
});
