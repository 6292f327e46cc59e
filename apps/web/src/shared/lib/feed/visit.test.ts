import { expect, it } from '@jest/globals';
import { browserVisit, rememberVisit, visitIn } from './visit';

it('a visit of the site is sent to the server in a cookie, and matches that of a server-rendered page [BROWSE-15]', () => {
  const visit = browserVisit();
  expect(visitIn(document.cookie)).toBe(visit);
  expect(browserVisit()).toBe(visit);
  const other = visit === '3' ? '1' : '3';
  rememberVisit(other);
  expect(browserVisit()).toBe(other);
  expect(visitIn(document.cookie)).toBe(other);
});

it('an invalid cookie is ignored', () => {
  expect(visitIn('session=visit=2; other=1')).toBeUndefined();
  expect(visitIn('visit=<b>')).toBeUndefined();
  expect(visitIn('a=1; visit=2; b=3')).toBe('2');
});
