import {
  okSchema,
  operatorSettingsSchema,
  sessionResponseSchema,
  setupBodySchema,
  setupCheckBodySchema,
  siteSettingsBodySchema,
  tmdbCheckBodySchema,
  tmdbCheckSchema,
} from '@marquee/core/contracts';
import { named, ok, type Operation } from './operation';

const bodyErrors = ['bad_request', 'payload_too_large', 'unsupported_media_type'] as const;
const setupErrors = [...bodyErrors, 'setup_code_invalid', 'setup_done', 'rate_limited'] as const;

export const operatorOperations: Operation[] = [
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
  {
    method: 'get',
    path: '/api/operator/settings',
    tag: 'Operation',
    session: true,
    summary: 'What operators can set on the site, and where else it is set.',
    answers: ok('OperatorSettings', operatorSettingsSchema),
    errors: ['not_found'],
  },
  {
    method: 'patch',
    path: '/api/operator/settings',
    tag: 'Operation',
    session: true,
    summary: 'Changes settings of the site, at once and in every process.',
    body: named('SiteSettingsBody', siteSettingsBodySchema),
    answers: ok('OperatorSettings', operatorSettingsSchema),
    errors: [...bodyErrors, 'not_found', 'setting_fixed'],
  },
  {
    method: 'post',
    path: '/api/operator/settings/check-tmdb',
    tag: 'Operation',
    session: true,
    summary: 'Asks TMDB whether a token works.',
    body: named('TmdbCheckBody', tmdbCheckBodySchema),
    answers: ok('TmdbCheck', tmdbCheckSchema),
    errors: [...bodyErrors, 'not_found'],
  },
];
