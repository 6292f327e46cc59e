import {
  answerRequestBodySchema,
  okSchema,
  ownRequestsSchema,
  requestBodySchema,
  requestDetailsSchema,
  requestsPageSchema,
  requestsQuerySchema,
} from '@marquee/core/contracts';
import { bodyErrors, named, ok, type Operation } from './operation';
import { operator } from './operator-operations';

export const requestOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/users/me/requests',
    tag: 'Library',
    session: true,
    scope: 'read',
    summary: 'What the person has asked for, as far as the profile may see it, the newest first, and what came of it.',
    answers: ok('OwnRequests', ownRequestsSchema),
  },
  {
    method: 'post',
    path: '/api/users/me/requests',
    tag: 'Library',
    session: true,
    summary: 'Asks for a title, or a season, that the library does not have. Asking twice is one vote.',
    body: named('RequestBody', requestBodySchema),
    answers: ok('Ok', okSchema),
    errors: [
      ...bodyErrors,
      'not_configured',
      'not_found',
      'taken_down',
      'in_library',
      'requests_full',
      'site_requests_full',
      'rate_limited',
      'busy',
      'metadata_bad_answer',
      'metadata_unavailable',
    ],
  },
  {
    method: 'delete',
    path: '/api/users/me/requests/{id}',
    tag: 'Library',
    session: true,
    summary: 'Withdraws what the person has asked for.',
    answers: ok('Ok', okSchema),
    errors: ['not_found'],
  },
  operator('get', '/requests', 'What people ask for, the most votes first, 25 at a time.', {
    query: requestsQuerySchema,
    answers: ok('RequestsPage', requestsPageSchema),
    errors: ['bad_request'],
  }),
  operator('get', '/requests/{id}', 'A request with the newest 100 who ask.', {
    answers: ok('RequestDetails', requestDetailsSchema),
  }),
  operator('patch', '/requests/{id}', 'Answers a request, which those who ask are told.', {
    body: named('AnswerRequestBody', answerRequestBodySchema),
    answers: ok('Ok', okSchema),
    errors: [...bodyErrors, 'in_library'],
  }),
];
