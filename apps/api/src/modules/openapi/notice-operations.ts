import {
  noticeDeviceBodySchema,
  noticesSchema,
  noticeTestSchema,
  okSchema,
  renewDeviceBodySchema,
  seriesNoticesBodySchema,
  unsubscribeQuerySchema,
  weeklyMailBodySchema,
} from '@marquee/core/contracts';
import { bodyErrors, named, ok, type Operation } from './operation';

const shared = { tag: 'Accounts', session: true } as const;
const path = '/api/users/me/notices';
const answers = ok('Notices', noticesSchema);

export const noticeOperations: Operation[] = [
  { ...shared, method: 'get', path, summary: 'Where and of what the profile is sent notices.', answers },
  {
    ...shared,
    method: 'put',
    path: `${path}/device`,
    summary: 'Turns notices on in this browser (RFC 8030), or changes its quiet hours.',
    body: named('NoticeDeviceBody', noticeDeviceBodySchema),
    answers,
    errors: [...bodyErrors, 'collection_full', 'busy'],
  },
  {
    ...shared,
    method: 'delete',
    path: `${path}/devices/{id}`,
    summary: 'Turns notices off in a browser.',
    answers,
    errors: ['not_found'],
  },
  {
    // With the session’s cookie, but without its token: a service worker has none.
    tag: 'Accounts',
    method: 'post',
    path: `${path}/renew`,
    summary: 'Replaces the push subscription of a logged-in browser, by the address of the one before.',
    body: named('RenewDeviceBody', renewDeviceBodySchema),
    answers: ok('Ok', okSchema),
    errors: [...bodyErrors, 'not_found'],
  },
  {
    ...shared,
    method: 'post',
    path: `${path}/test`,
    summary: 'Sends a test to this browser at once.',
    answers: ok('NoticeTest', noticeTestSchema),
    errors: ['not_found', 'rate_limited'],
  },
  {
    ...shared,
    method: 'put',
    path: `${path}/mail`,
    summary: 'Turns the weekly mail on or off.',
    body: named('WeeklyMailBody', weeklyMailBodySchema),
    answers,
    errors: [...bodyErrors, 'not_configured'],
  },
  {
    ...shared,
    method: 'put',
    path: `${path}/series`,
    summary: 'Turns notices of a series on or off.',
    body: named('SeriesNoticesBody', seriesNoticesBodySchema),
    answers,
    errors: [...bodyErrors, 'collection_full'],
  },
  {
    tag: 'Accounts',
    method: 'post',
    path: '/api/notices/unsubscribe',
    summary: 'Ends a weekly mail by the token of its link (RFC 8058).',
    query: unsubscribeQuerySchema,
    answers: ok('Ok', okSchema),
    errors: ['bad_request'],
  },
];
