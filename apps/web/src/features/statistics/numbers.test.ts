import { afterEach, expect, it } from '@jest/globals';
import { activate } from '../../shared/i18n/i18n';
import { growth, percent, twoDecimals, weekdayName } from './numbers';

const figures = () => [twoDecimals(72.86), percent(64), growth(37), growth(-2.5), weekdayName('Monday')];

afterEach(() => activate('en', {}));

it('figures and weekdays follow the language of the page [LANGUAGE-01]', () => {
  expect(figures()).toEqual(['72.86', '64%', '+37%', '-2.5%', 'Monday']);
  activate('de', {});
  expect(figures()).toEqual(['72,86', '64\u00a0%', '+37\u00a0%', '-2,5\u00a0%', 'Montag']);
});

it('a day that is no English weekday stays as it was published', () => {
  expect(weekdayName('Holidays')).toBe('Holidays');
});
