import { okSchema, sessionResponseSchema, setupBodySchema, setupCheckBodySchema } from '@marquee/core/contracts';
import { bodyErrors, named, ok, type Operation } from './operation';

const setupErrors = [...bodyErrors, 'setup_code_invalid', 'setup_done', 'rate_limited'] as const;

export const setupOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/setup/check',
    tag: 'Operation',
    summary: 'Whether a set-up code is right, while the site has no operator.',
    body: named('SetupCheckBody', setupCheckBodySchema),
    answers: ok('Ok', okSchema),
    errors: setupErrors,
  },
  {
    method: 'post',
    path: '/api/setup',
    tag: 'Operation',
    summary: 'Makes the first operator’s account and logs in with it.',
    body: named('SetupBody', setupBodySchema),
    answers: { 201: named('SessionResponse', sessionResponseSchema) },
    errors: [...setupErrors, 'taken', 'busy'],
  },
];
