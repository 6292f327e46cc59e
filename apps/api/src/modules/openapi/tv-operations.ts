import {
  okSchema,
  tvAnswerBodySchema,
  tvCodeSchema,
  tvPollSchema,
  tvRequestBodySchema,
  tvRequestSchema,
} from '@marquee/core/contracts';
import { bodyErrors, named, ok, type Operation } from './operation';

const tag = 'Accounts';
const ofCode = [...bodyErrors, 'tv_code_invalid', 'locked_out', 'busy'] as const;

export const tvOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/auth/tv',
    tag,
    summary: 'A code for a TV to show (RFC 8628). The device code is a cookie.',
    answers: { 201: named('TvCode', tvCodeSchema) },
    errors: ['rate_limited', 'busy'],
  },
  {
    method: 'post',
    path: '/api/auth/tv/poll',
    tag,
    summary: 'How the TV’s request stands. Opens a session once it is approved.',
    answers: ok('TvPoll', tvPollSchema),
    errors: ['busy'],
  },
  {
    method: 'post',
    path: '/api/auth/tv/request',
    tag,
    session: true,
    summary: 'What asks to be logged in with a code.',
    body: named('TvRequestBody', tvRequestBodySchema),
    answers: ok('TvRequest', tvRequestSchema),
    errors: ofCode,
  },
  {
    method: 'post',
    path: '/api/auth/tv/answer',
    tag,
    session: true,
    summary: 'Approves or denies what asks to be logged in with a code.',
    body: named('TvAnswerBody', tvAnswerBodySchema),
    answers: ok('Ok', okSchema),
    errors: ofCode,
  },
];
