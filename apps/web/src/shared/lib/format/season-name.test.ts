import { afterEach, expect, it } from '@jest/globals';
import { msg } from '@lingui/core/macro';
import { activate } from '../../i18n/i18n';
import { seasonName } from './season-name';

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
