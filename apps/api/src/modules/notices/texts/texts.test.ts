import { describe, expect, it } from '@jest/globals';
import { siteLanguages, type SiteLanguage } from '@marquee/core';
import type { Notice } from '@marquee/core/notices';
import { noticeText, noticeTexts } from '.';

const about = { title: 'tv:1', keys: [] } as const;
const notices: Notice[] = [
  { ...about, kind: 'episode', season: 2, number: 5, name: 'High Tide' },
  {
    ...about,
    kind: 'episodes',
    ranges: [
      { season: 2, from: 4, to: 6 },
      { season: 3, from: 1, to: 1 },
    ],
  },
  { ...about, kind: 'season', season: 2 },
  { ...about, kind: 'movie' },
];
const textsIn = (language: SiteLanguage) => notices.map((notice) => noticeText(notice, language));

it('a notice says what is new [NOTICE-12]', () => {
  expect(textsIn('en')).toEqual([
    'New episode: S2 E5 · High Tide',
    'New episodes: S2 E4–6, S3 E1',
    'All of season 2 is out',
    'From your watchlist: out now',
  ]);
  const nameless: Notice = { ...about, kind: 'episode', season: 2, number: 5, name: '' };
  expect(noticeText(nameless, 'en-XA')).toBe('New episode: S2 E5');
});

describe.each(Object.keys(siteLanguages) as SiteLanguage[])('notices in %s [LANGUAGE-07]', (language) => {
  it('say all of it, in words of their own', () => {
    const [one, several, season] = textsIn(language);
    expect(one).toContain('5 · High Tide');
    expect(several).toMatch(/4–6.*3.*1/);
    expect(season).toContain('2');
    const all = [...textsIn(language), noticeTexts(language).test];
    const english = [...textsIn('en'), noticeTexts('en').test];
    for (const [index, text] of all.entries()) expect(text === english[index]).toBe(language === 'en');
  });
});
