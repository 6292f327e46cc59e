import { afterEach, expect, it } from '@jest/globals';
import { activate } from '../../i18n/i18n';
import { compareNames } from './compare-names';
import { formatDate, formatMonth } from './format-date';
import { formatDecimal } from './format-number';
import { formatInteger } from './format-integer';
import { formatList } from './format-list';
import { languageName } from './language-name';
import { regionInText, regionName } from './region-name';

const everything = () => [
  formatDate('1999-03-31'),
  formatMonth('1999-03'),
  formatInteger(1_234_567),
  formatDecimal(8.4),
  formatList(['A', 'B', 'C']),
  regionName('US'),
  regionInText('NL'),
  languageName('pt-BR'),
  languageName('cn'),
  languageName('qq'),
  ['Zug', 'Öl', 'Oma'].sort(compareNames).join(' '),
];

afterEach(() => activate('en', {}));

it('dates, numbers, lists and names are English by default', () => {
  expect(everything()).toEqual([
    'March 31, 1999',
    'March 1999',
    '1,234,567',
    '8.4',
    'A, B, and C',
    'United States',
    'the Netherlands',
    'Portuguese',
    'Cantonese',
    'qq',
    'Öl Oma Zug',
  ]);
});

it('dates, numbers, lists and names follow the language of the page', () => {
  activate('de', {});
  expect(everything()).toEqual([
    '31. März 1999',
    'März 1999',
    '1.234.567',
    '8,4',
    'A, B und C',
    'Vereinigte Staaten',
    'Niederlande',
    'Portugiesisch',
    'Kantonesisch',
    'qq',
    'Öl Oma Zug',
  ]);
});
