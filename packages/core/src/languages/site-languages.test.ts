import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chooseSiteLanguage, directionOf, parseAcceptLanguage, siteLanguageFor, siteLanguageTags } from '.';

describe('the language of the site [LANGUAGE-02]', () => {
  it('is the chosen one, then the one of the address, then the first of the browser that the site speaks, then English', () => {
    expect(chooseSiteLanguage({ chosen: 'de', address: 'fr', browser: ['ja'] })).toBe('de');
    expect(chooseSiteLanguage({ address: 'fr', browser: ['ja'] })).toBe('fr');
    expect(chooseSiteLanguage({ browser: ['nl', 'ja-JP', 'de'] })).toBe('ja');
    expect(chooseSiteLanguage({ browser: ['nl', 'xx'] })).toBe('en');
    expect(chooseSiteLanguage({})).toBe('en');
  });

  it('ignores a preference for a language that the site does not speak', () => {
    expect(chooseSiteLanguage({ chosen: 'tlh', address: '<b>', browser: ['pl'] })).toBe('pl');
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
  ])('for %s is %s', (tag, language) => expect(siteLanguageFor(tag)).toBe(language));

  it('is one of nine, for each browser that wants one of them [LANGUAGE-06]', () => {
    for (const tag of ['en-GB', 'de-CH', 'es-MX', 'fr-CA', 'it-IT', 'pl', 'pt-BR', 'ar-EG', 'ja-JP'])
      expect(chooseSiteLanguage({ browser: [tag] })).toBe(tag === 'pt-BR' ? tag : tag.slice(0, 2));
  });

  it('is one that the site speaks, whatever is preferred', () => {
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
