import {
  codeNeededSchema,
  confirmPasswordBodySchema,
  oidcAccountSchema,
  oidcAccountStartBodySchema,
  oidcLinkBodySchema,
  oidcLogOutSchema,
  oidcRedirectSchema,
  oidcStartBodySchema,
  okSchema,
  sessionResponseSchema,
} from '@marquee/core/contracts';
import { bodyErrors, named, ok, type Operation } from './operation';

const tag = 'Accounts';
const passwordErrors = ['wrong_password', 'locked_out', 'busy'] as const;

/** Logging in by OpenID Connect, where the site has a provider. */
export const oidcOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/auth/oidc/start',
    tag,
    summary: 'Begins a log-in by OpenID Connect: the page of the provider to open.',
    body: named('OidcStartBody', oidcStartBodySchema),
    answers: ok('OidcRedirect', oidcRedirectSchema),
    errors: [...bodyErrors, 'not_configured', 'oidc_unavailable', 'rate_limited'],
  },
  {
    method: 'get',
    path: '/api/auth/oidc/callback',
    tag,
    summary:
      'Where the provider sends the browser back. Leads to the page that asked, or to the log-in with the reason.',
    answers: { 303: { description: 'A page of this site.', contentType: 'none' } },
  },
  {
    method: 'post',
    path: '/api/auth/oidc/link',
    tag,
    summary:
      'Links the account with the email of a log-in that has just been made, by the account’s password. With a second factor it needs a code, too (202).',
    body: named('OidcLinkBody', oidcLinkBodySchema),
    answers: { ...ok('SessionResponse', sessionResponseSchema), 202: named('CodeNeeded', codeNeededSchema) },
    errors: [
      ...bodyErrors,
      'not_configured',
      'oidc_expired',
      'oidc_taken',
      'invalid_credentials',
      'ticket_invalid',
      'code_wrong',
      'code_unreadable',
      'account_disabled',
      'locked_out',
      'busy',
    ],
  },
  {
    method: 'post',
    path: '/api/auth/oidc/backchannel-logout',
    tag,
    summary: 'For the provider: ends sessions of who has logged out there. The body is a form with `logout_token`.',
    answers: ok('Ok', okSchema),
    errors: [...bodyErrors, 'not_configured', 'oidc_unavailable', 'rate_limited'],
  },
  {
    method: 'get',
    path: '/api/users/me/oidc',
    tag,
    session: true,
    summary: 'Whether the account is linked to the provider.',
    answers: ok('OidcAccount', oidcAccountSchema),
    errors: ['not_configured'],
  },
  {
    method: 'delete',
    path: '/api/users/me/oidc',
    tag,
    session: true,
    summary: 'Unlinks the account, unless that is the last way in.',
    body: named('ConfirmPasswordBody', confirmPasswordBodySchema),
    answers: ok('Ok', okSchema),
    errors: [...bodyErrors, ...passwordErrors, 'not_configured', 'last_way_in'],
  },
  {
    method: 'post',
    path: '/api/users/me/oidc/start',
    tag,
    session: true,
    summary: 'Begins a log-in that links the account, or that confirms who is there.',
    body: named('OidcAccountStartBody', oidcAccountStartBodySchema),
    answers: ok('OidcRedirect', oidcRedirectSchema),
    errors: [...bodyErrors, ...passwordErrors, 'not_configured', 'oidc_unavailable'],
  },
  {
    method: 'post',
    path: '/api/users/me/oidc/log-out',
    tag,
    session: true,
    summary: 'The page on which the person logs out at the provider as well, for a session that it opened.',
    answers: ok('OidcLogOut', oidcLogOutSchema),
  },
];
