import { describe, expect, it } from '@jest/globals';
import { certificateUpTo, certifiedAge, passesContentFilter, type Certificates } from './index';

const rated = (certificates: Certificates | null, adult = false) => ({ adult, certificates });

describe('the age a title is meant for', () => {
  it.each([
    [{ US: 'PG-13' }, 'US', 13],
    [{ US: 'R', DE: '12' }, 'DE', 12],
    [{ US: 'TV-MA' }, 'GB', 17],
    [{ US: 'PG', FR: '16' }, 'GB', 8],
    [{ US: 'NR', FR: '12', NL: '16' }, 'US', 16],
    [{ US: '' }, 'US', null],
    [{ XX: '18' }, 'XX', null],
    [{}, 'US', null],
    [{ US: 'constructor' }, 'US', null],
  ])('of %j in %s is %j', (certificates, region, age) => expect(certifiedAge(certificates, region)).toBe(age));
});

it.each([
  ['GB', '15', 15],
  ['IE', '15A', 15],
  ['DE', '16', 16],
  ['AT', '10', 10],
  ['FR', 'TP', 0],
  ['ES', '7i', 7],
  ['IT', 'VM14', 14],
  ['NL', '9', 9],
  ['SE', 'Btl', 0],
  ['PT', 'M/12', 12],
  ['CA', '14A', 14],
  ['AU', 'MA 15+', 15],
  ['NZ', 'R16', 16],
  ['BR', 'L', 0],
  ['MX', 'B-15', 15],
  ['IN', 'U/A 16+', 16],
  ['JP', 'R15+', 15],
  ['KR', '19', 19],
])('in %s a %s is for viewers of %i', (country, certificate, age) =>
  expect(certifiedAge({ US: 'PG-13', [country]: certificate }, country)).toBe(age),
);

describe('content filtering', () => {
  it('lets everything through when unrestricted', () => {
    expect(passesContentFilter('unrestricted', rated({ US: 'NC-17' }, true), 'US')).toBe(true);
  });

  it.each([
    ['moderate', { US: 'PG-13' }, true],
    ['moderate', { US: 'TV-14' }, true],
    ['moderate', { US: 'R' }, false],
    ['moderate', { US: 'TV-MA' }, false],
    ['moderate', null, true],
    ['strict', { US: 'PG' }, true],
    ['strict', { US: 'TV-PG' }, true],
    ['strict', { US: 'PG-13' }, false],
    ['strict', {}, false],
    ['strict', null, false],
  ] as const)('at %s lets %j through: %j [SETTING-08]', (filter, certificates, passes) =>
    expect(passesContentFilter(filter, rated(certificates), 'US')).toBe(passes),
  );

  it('allows exactly the age of a level, and none above', () => {
    const at = (certificate: string) =>
      (['moderate', 'strict'] as const).map((level) => passesContentFilter(level, rated({ AT: certificate }), 'AT'));
    expect(['10', '12', '14', '16'].map(at)).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [false, false],
    ]);
  });

  it('never lets an adult title through, whatever its certificate [SETTING-08]', () => {
    expect(passesContentFilter('moderate', rated({ US: 'G' }, true), 'US')).toBe(false);
  });

  it('requests certificates of the same strictness from the metadata service', () => {
    expect([14, 10].map((age) => certificateUpTo('movie', age))).toEqual(['PG-13', 'PG']);
    expect([0, -1].map((age) => certificateUpTo('movie', age))).toEqual(['G', 'G']);
    expect([8, 13, 17, 18].map((age) => certificateUpTo('movie', age))).toEqual(['PG', 'PG-13', 'R', 'NC-17']);
    expect([0, 17].map((age) => certificateUpTo('tv', age))).toEqual(['TV-G', 'TV-MA']);
    expect([14, 10].map((age) => certificateUpTo('tv', age))).toEqual(['TV-14', 'TV-PG']);
  });
});
