import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  deriveMediaType,
  displayTitle,
  hasAired,
  isReleased,
  parseIsoDate,
  parseTitleKey,
  ratingLabel,
  releaseYear,
  titleKey,
  truncateOverview,
} from './index';

describe('a title key', () => {
  it('reads back what it wrote, for any type and id [MEDIA-03]', () => {
    fc.assert(
      fc.property(fc.constantFrom('movie' as const, 'tv' as const), fc.integer({ min: 1 }), (mediaType, id) => {
        expect(parseTitleKey(titleKey(mediaType, id))).toEqual({ mediaType, id });
      }),
    );
  });

  it.each([
    '603',
    'film:603',
    'xmovie:1',
    'movie:',
    'movie:0',
    'movie:6a',
    'movie:99999999999999999',
    'movie:9999999999999999',
    '',
  ])('refuses %p', (text) => {
    expect(parseTitleKey(text)).toBeNull();
  });
});

describe('the media type of an answer', () => {
  it.each([
    [{ media_type: 'tv', title: 'Heat' }, 'tv'],
    [{ title: 'Heat' }, 'movie'],
    [{ mediaType: 'movie', name: 'Lost' }, 'movie'],
    [{ media_type: 'movie', mediaType: 'tv' }, 'movie'],
    [{ media_type: ' ', title: 'Heat' }, 'movie'],
    [{ title: 5, name: 'Lost' }, 'tv'],
    [{ title: 5, name: 5 }, 'unknown'],
    [{ name: 'Lost' }, 'tv'],
    [{ media_type: 'person', name: 'Al Pacino' }, 'unknown'],
    [{ title: '', name: '' }, 'unknown'],
    [{}, 'unknown'],
  ])('%p is %s [MEDIA-01]', (item, expected) => {
    expect(deriveMediaType(item)).toBe(expected);
  });

  it('falls back to a label where a title is missing [MEDIA-02]', () => {
    expect(displayTitle({ media_type: 'movie', title: ' ' })).toBe('Untitled Movie');
    expect(displayTitle({ media_type: 'tv', name: null })).toBe('Untitled Series');
    expect(displayTitle({ name: 'Lost' })).toBe('Lost');
    expect(displayTitle({ title: 'Heat', name: 'Lost' })).toBe('Heat');
    expect(displayTitle({})).toBe('Untitled Movie');
  });
});

describe('dates', () => {
  const at = (text: string): number => Date.parse(text);

  it('offers a movie half a day after midnight UTC of its date, a series one day after [MEDIA-05]', () => {
    expect(isReleased('movie', '2026-03-01', at('2026-03-01T11:59:59Z'))).toBe(false);
    expect(isReleased('movie', '2026-03-01', at('2026-03-01T12:00:00Z'))).toBe(true);
    expect(isReleased('tv', '2026-03-01', at('2026-03-01T23:59:59Z'))).toBe(false);
    expect(isReleased('tv', '2026-03-01', at('2026-03-02T00:00:00Z'))).toBe(true);
  });

  it.each([
    '',
    null,
    undefined,
    '2026',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-03-00',
    '0000-00-00',
    '0999-12-31',
    '20260301',
    'x2026-03-01',
    '2026-03-01x',
    '2026-3-01',
    'soon',
  ])('treats %p as no date, so it is not released [MEDIA-04]', (date) => {
    expect(parseIsoDate(date)).toBeNull();
    expect(releaseYear(date)).toBeNull();
    expect(isReleased('movie', date, at('2100-01-01T00:00:00Z'))).toBe(false);
  });

  it('reads every calendar day there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('1880-01-01T00:00:00Z') / 864e5, max: 60_000 }), (day) => {
        const ms = day * 86_400_000;
        expect(parseIsoDate(new Date(ms).toISOString().slice(0, 10))).toBe(ms);
      }),
    );
  });

  it('starts with the year 1000', () => {
    expect(releaseYear('1000-01-01')).toBe(1000);
    expect(releaseYear('1999-12-31')).toBe(1999);
  });

  it('lets an episode air on its day', () => {
    expect(hasAired('2026-03-01', at('2026-02-28T23:59:59Z'))).toBe(false);
    expect(hasAired('2026-03-01', at('2026-03-01T00:00:00Z'))).toBe(true);
    expect(hasAired('', at('2026-03-01T00:00:00Z'))).toBe(false);
  });
});

describe('labels of a search result', () => {
  it('shows the vote average with one decimal [SEARCH-08]', () => {
    expect(ratingLabel(8.44)).toBe('8.4');
    expect(ratingLabel(7)).toBe('7.0');
    expect(ratingLabel(0)).toBeNull();
    for (const none of [null, undefined, -1, Number.NaN, Infinity]) expect(ratingLabel(none)).toBeNull();
  });
});

describe('a shortened overview', () => {
  it('leaves up to 85 code points as they are [MEDIA-10]', () => {
    expect(truncateOverview('🎬'.repeat(85))).toBe('🎬'.repeat(85));
  });

  it('cuts a long word at 85 code points, never through a character [MEDIA-10]', () => {
    expect(truncateOverview('🎬'.repeat(86))).toBe(`${'🎬'.repeat(85)}…`);
  });

  it('cuts at the end of a word when one ends near [MEDIA-10]', () => {
    expect(truncateOverview(`${'a'.repeat(80)} bcdefghijk`)).toBe(`${'a'.repeat(80)}…`);
    expect(truncateOverview(`${'a'.repeat(85)} b`)).toBe(`${'a'.repeat(85)}…`);
    expect(truncateOverview(`${'a'.repeat(60)} ${'b'.repeat(24)} c`)).toBe(`${'a'.repeat(60)} ${'b'.repeat(24)}…`);
    expect(truncateOverview('one two three', 9)).toBe('one two…');
    expect(truncateOverview('one two three', 7)).toBe('one two…');
    expect(truncateOverview(`${'a'.repeat(73)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(73)}…`);
    expect(truncateOverview(`${'a'.repeat(72)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(72)} ${'b'.repeat(12)}…`);
    expect(truncateOverview('  short  ')).toBe('short');
  });

  it('leaves no full stop or comma before the ellipsis', () => {
    expect(truncateOverview('He leaves. She stays behind.', 11)).toBe('He leaves…');
    expect(truncateOverview('A house, a garden', 9)).toBe('A house…');
    expect(truncateOverview('Wait... what is that', 8)).toBe('Wait…');
    expect(truncateOverview('.'.repeat(20), 5)).toBe('.…');
  });

  it('never exceeds the limit, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const cut = truncateOverview(text);
        expect(Array.from(cut).length).toBeLessThanOrEqual(86);
        expect(text.trim().startsWith(cut.replace(/…$/, '').trimEnd()) || cut === text.trim()).toBe(true);
      }),
    );
  });
});
