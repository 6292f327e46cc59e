import { afterEach, describe, expect, it } from '@jest/globals';
import { genreName, genreNames } from './genre-name';
import { knownRegions, regionName } from './region-name';
import { msg } from '@lingui/core/macro';
import { activate } from '../../i18n/i18n';
import { seasonName } from './season-name';
import { deviceName } from './device-name';
import { textDirection } from './text-direction';

describe('genres', () => {
  it('show at most two names on a card, skipping unknown ids', () => {
    expect(genreNames([18, 1, 35, 80])).toEqual(['Drama', 'Comedy']);
    expect(genreNames([18, 35, 80], 3)).toEqual(['Drama', 'Comedy', 'Crime']);
  });

  it('of an unknown slug show the slug, whatever it is called', () => {
    expect(genreName('drama')).toBe('Drama');
    expect(genreName('nonsense')).toBe('nonsense');
    expect(genreName('constructor')).toBe('constructor');
  });
});

describe('the name of a region', () => {
  it('is the browser’s name, except for Hong Kong', () => {
    const browsers = new Intl.DisplayNames('en', { type: 'region' });
    const unlike = knownRegions.filter((code) => regionName(code) !== browsers.of(code));
    expect(knownRegions.length).toBeGreaterThan(60);
    expect(unlike).toEqual(['HK']);
    expect(regionName('HK')).toBe('Hong Kong');
  });

  it('comes from the browser for other regions, and falls back to the code', () => {
    expect(regionName('MA')).toBe('Morocco');
    expect(regionName('no region')).toBe('no region');
  });
});

afterEach(() => activate('en', {}));

it('a season without a name of its own is named by its number', () => {
  expect([seasonName(2), seasonName(2, ''), seasonName(2, 'Season 2')]).toEqual(['Season 2', 'Season 2', 'Season 2']);
  expect([seasonName(0), seasonName(0, 'Season 0'), seasonName(0, 'Specials')]).toEqual([
    'Specials',
    'Specials',
    'Specials',
  ]);
  expect([seasonName(2, 'Entertainment District Arc'), seasonName(2, 'Specials'), seasonName(0, 'Extras')]).toEqual([
    'Entertainment District Arc',
    'Specials',
    'Extras',
  ]);
});

it('the number is in the language of the page, whatever the language of the catalogue', () => {
  const season = 2;
  activate('de', { [msg`Season ${season}`.id]: 'Staffel {season}', [msg`Specials`.id]: 'Extras' });
  expect([seasonName(2, 'Season 2'), seasonName(0, 'Specials')]).toEqual(['Staffel 2', 'Extras']);
  expect(seasonName(2, 'Staffel 2')).toBe('Staffel 2');
});

describe('the name of a device', () => {
  it.each(['Firefox on Linux', 'Chrome on a television', 'Unknown device'])('is core’s in English: %s', (label) =>
    expect(deviceName(label)).toBe(label),
  );

  it('is in the language of the page, with names of products as they are [LANGUAGE-01]', () => {
    const [browser, system] = ['Firefox', 'Linux'];
    activate('de', {
      [msg`${browser} on ${system}`.id]: [['browser'], ' auf ', ['system']],
      [msg`a television`.id]: 'einem Fernseher',
    });
    expect(deviceName('Firefox on Linux')).toBe('Firefox auf Linux');
    expect(deviceName('Chrome on a television')).toBe('Chrome auf einem Fernseher');
  });
});

it.each([
  ['12. The Long Road', 'ltr'],
  ['12. الحلقة Pilot', 'rtl'],
  ['1. פיילוט', 'rtl'],
  ['第1話 الحلقة', 'ltr'],
  ['12 – 24', 'ltr'],
  [undefined, 'ltr'],
])('the direction of “%s” is %s [LANGUAGE-13]', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
