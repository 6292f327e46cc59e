import { describe, expect, it } from '@jest/globals';
import {
  certificateUpTo,
  certifiedAge,
  contentFilterToken,
  maySee,
  parseContentFilterToken,
  ruleOfContentFilter,
  type Certificates,
  type RatedTitle,
  type ViewingRule,
} from './index';

const rated = (certificates: Certificates, changes: Partial<RatedTitle> = {}): RatedTitle => ({
  key: 'movie:603',
  adult: false,
  certificates,
  keywordIds: [],
  ...changes,
});

function ruleOf(token: string): ViewingRule {
  const rule = ruleOfContentFilter(token);
  if (!rule) throw new Error(`${token} is no content filter`);
  return rule;
}

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

describe('what a rule allows', () => {
  it.each([
    ['moderate', { US: 'PG-13' }, true],
    ['moderate', { US: 'TV-14' }, true],
    ['moderate', { US: 'R' }, false],
    ['moderate', { US: 'TV-MA' }, false],
    ['moderate', {}, true],
    ['strict', { US: 'PG' }, true],
    ['strict', { US: 'TV-PG' }, true],
    ['strict', { US: 'PG-13' }, false],
    ['strict', {}, false],
    ['strict', { US: 'NR' }, false],
  ] as const)('at %s lets %j through: %j [SETTING-08]', (level, certificates, passes) =>
    expect(maySee(rated(certificates), ruleOf(`${level}.US`))).toBe(passes),
  );

  it('allows exactly the highest age, and none above', () => {
    const at = (certificate: string) =>
      ['moderate.AT', 'strict.AT'].map((token) => maySee(rated({ AT: certificate }), ruleOf(token)));
    expect(['10', '12', '14', '16'].map(at)).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [false, false],
    ]);
  });

  it('uses the ratings of its region', () => {
    const title = rated({ US: 'R', DE: '12' });
    expect(['moderate.US', 'moderate.DE'].map((token) => maySee(title, ruleOf(token)))).toEqual([false, true]);
  });

  it('never lets an adult title through, whatever its certificate [SETTING-08]', () => {
    expect(maySee(rated({ US: 'G' }, { adult: true }), { region: 'US', maxAge: 99, allowsUnrated: true })).toBe(false);
  });

  it('hides titles and keywords that it names, and no others', () => {
    const rule: ViewingRule = {
      region: 'US',
      maxAge: 18,
      allowsUnrated: true,
      hiddenTitles: ['movie:603'],
      hiddenKeywords: [9],
    };
    expect(maySee(rated({ US: 'G' }), rule)).toBe(false);
    expect(maySee(rated({ US: 'G' }, { key: 'tv:603' }), rule)).toBe(true);
    expect(maySee(rated({ US: 'G' }, { key: 'tv:1', keywordIds: [8, 9] }), rule)).toBe(false);
    expect(maySee(rated({ US: 'G' }, { key: 'tv:1', keywordIds: [8] }), rule)).toBe(true);
  });
});

describe('the content filter on its way to the server', () => {
  it.each([
    ['unrestricted', undefined],
    ['moderate', 'moderate.DE'],
    ['strict', 'strict.DE'],
  ] as const)('%s is %j', (filter, token) => {
    expect(contentFilterToken(filter, 'DE')).toBe(token);
    expect(token && parseContentFilterToken(token)).toEqual(token && { filter, region: 'DE' });
  });

  it.each([
    '',
    'strict',
    'strict.',
    'strict.us',
    'unrestricted.US',
    'loose.US',
    'strict.US ',
    'strict.USA',
    'toString.US',
  ])('never takes %j for one', (text) => {
    expect(parseContentFilterToken(text)).toBeNull();
    expect(ruleOfContentFilter(text)).toBeNull();
  });
});

it('requests certificates of the same strictness from the metadata service', () => {
  expect([14, 10].map((age) => certificateUpTo(age))).toEqual(['PG-13', 'PG']);
  expect([0, -1].map((age) => certificateUpTo(age))).toEqual(['G', 'G']);
  expect([8, 13, 17, 18].map((age) => certificateUpTo(age))).toEqual(['PG', 'PG-13', 'R', 'NC-17']);
});
