import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  chooseSiteLanguage,
  directionOf,
  parseAcceptLanguage,
  siteLanguageFor,
  siteLanguages,
  siteLanguageTags,
  type SiteLanguage,
} from '.';

const offered = Object.keys(siteLanguages) as SiteLanguage[];

describe('the language of the site [LANGUAGE-02]', () => {
  it('is the chosen one, then the one of the address, then the first of the browser that the site speaks, then English', () => {
    expect(chooseSiteLanguage({ chosen: 'de', address: 'fr', browser: ['ja'], offered })).toBe('de');
    expect(chooseSiteLanguage({ address: 'fr', browser: ['ja'], offered })).toBe('fr');
    expect(chooseSiteLanguage({ browser: ['nl', 'ja-JP', 'de'], offered })).toBe('ja');
    expect(chooseSiteLanguage({ browser: ['nl', 'xx'], offered })).toBe('en');
    expect(chooseSiteLanguage({})).toBe('en');
  });

  it('passes over a wish that names no language of the site', () => {
    expect(chooseSiteLanguage({ chosen: 'tlh', address: '<b>', browser: ['pl'], offered })).toBe('pl');
  });

  it.each([
    ['de-AT', 'de'],
    ['PT-br', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['en-XA', 'en-XA'],
    ['zh', undefined],
    ['', undefined],
    [null, undefined],
  ])('for %s is %s', (tag, language) => expect(siteLanguageFor(tag, offered)).toBe(language));

  it('is English for a browser in a language whose translation is not whole yet', () => {
    const waiting = offered.filter((tag) => !(siteLanguageTags as readonly string[]).includes(tag));
    for (const tag of waiting) expect(chooseSiteLanguage({ browser: [tag] })).toBe('en');
  });

  it('is one that the site speaks, whatever is wished for', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (chosen, address, header) => {
        expect([...siteLanguageTags, 'en-XA']).toContain(
          chooseSiteLanguage({ chosen, address, browser: parseAcceptLanguage(header) }),
        );
      }),
    );
  });
});

describe('Accept-Language [LANGUAGE-02]', () => {
  it('is read by weight', () => {
    expect(parseAcceptLanguage('fr;q=0.3, de-CH, en;q=0.8, *;q=0.1, it;q=0')).toEqual(['de-CH', 'en', 'fr']);
  });
});

it('of Arabic and Hebrew runs from right to left [LANGUAGE-05]', () => {
  expect(['ar', 'he-IL', 'de', 'ja'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
});
