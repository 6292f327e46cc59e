import { describe, expect, it } from '@jest/globals';
import type { Ad, Banner } from './api/operator-files';
import { chooseBanner, drawAd, localDay, runningAds } from './rules';

const NOON = new Date(2026, 4, 10, 12).getTime();
const banner = (id: string, changes: Partial<Banner> = {}): Banner => ({
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

describe('the banner', () => {
  it('is the first that was not dismissed', () => {
    expect(chooseBanner([banner('a'), banner('b')], ['a'], NOON)?.id).toBe('b');
  });

  it('is hidden after its last day', () => {
    expect(chooseBanner([banner('a', { expiresAt: '2026-05-09' })], [], NOON)).toBeUndefined();
    expect(chooseBanner([banner('a', { expiresAt: '2026-05-10' })], [], NOON)?.id).toBe('a');
    expect(chooseBanner([banner('a', { expiresAt: new Date(NOON - 1).toISOString() })], [], NOON)).toBeUndefined();
  });

  it('that cannot be dismissed stays', () => {
    expect(chooseBanner([banner('a', { dismissible: false })], ['a'], NOON)?.id).toBe('a');
  });
});

describe('ads', () => {
  it('run from their first to their last day', () => {
    const ads = [ad('past', { endDate: '2026-05-08' }), ad('now'), ad('later', { startDate: '2026-05-12' })];
    expect(runningAds(ads, {}, NOON).map(({ id }) => id)).toEqual(['now']);
  });

  it('that were closed stay away for the rest of that day only', () => {
    const today = { a: localDay(NOON) };
    expect(runningAds([ad('a')], today, NOON)).toEqual([]);
    expect(runningAds([ad('a')], today, NOON + 86_400_000)).toHaveLength(1);
  });

  it('are drawn by their weight', () => {
    const ads = [ad('light', { priority: 1 }), ad('heavy', { priority: 3 })];
    expect(drawAd(ads, 0)?.id).toBe('light');
    expect(drawAd(ads, 0.2499)?.id).toBe('light');
    expect(drawAd(ads, 0.25)?.id).toBe('heavy');
    expect(drawAd(ads, 0.9999)?.id).toBe('heavy');
    expect(drawAd([], 0.5)).toBeUndefined();
  });
});
