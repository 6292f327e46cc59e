import { describe, expect, it } from '@jest/globals';
import { certificateUpTo, certifiedAge, passesContentFilter, type Certificates } from './index';

const rated = (certificates: Certificates | null, adult = false) => ({ adult, certificates });

describe('the age a title is meant for', () => {
  it.each([
    [{ US: 'PG-13' }, 'US', 13],
    [{ US: 'R', DE: '12' }, 'DE', 12],
    [{ US: 'TV-MA' }, 'GB', 17],
    [{ US: 'NR', FR: '12', NL: '16' }, 'US', 16],
    [{ US: '' }, 'US', null],
    [{ XX: '18' }, 'XX', null],
    [{}, 'US', null],
    [{ US: 'constructor' }, 'US', null],
  ])('of %j in %s is %j', (certificates, region, age) => expect(certifiedAge(certificates, region)).toBe(age));
});

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
  ] as const)('at %s lets %j through: %j', (filter, certificates, passes) =>
    expect(passesContentFilter(filter, rated(certificates), 'US')).toBe(passes),
  );

  it('never lets an adult title through, whatever its certificate', () => {
    expect(passesContentFilter('moderate', rated({ US: 'G' }, true), 'US')).toBe(false);
  });

  it('asks the metadata service for certificates of the same strictness', () => {
    expect([14, 10].map((age) => certificateUpTo('movie', age))).toEqual(['PG-13', 'PG']);
    expect([14, 10].map((age) => certificateUpTo('tv', age))).toEqual(['TV-14', 'TV-PG']);
  });
});
