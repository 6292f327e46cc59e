import { newWebhookSchema, okSchema, webhookBodySchema, webhookStateSchema } from '@marquee/core/contracts';
import { bodyErrors, named, ok, type Operation } from './operation';

const shared = { tag: 'Accounts', session: true } as const;
const path = '/api/users/me/webhook';
const state = ok('WebhookState', webhookStateSchema);
const withSecret = ok('NewWebhook', newWebhookSchema);

export const webhookOperations: Operation[] = [
  { ...shared, method: 'get', path, summary: 'The account’s webhook, and how its last delivery went.', answers: state },
  {
    ...shared,
    method: 'put',
    path,
    summary: 'Sets the address, in place of the one before. Only this answer, and that for a new secret, contains it.',
    body: named('WebhookBody', webhookBodySchema),
    answers: withSecret,
    errors: [...bodyErrors, 'busy'],
  },
  {
    ...shared,
    method: 'delete',
    path,
    summary: 'Removes the webhook, and what waits for it.',
    answers: ok('Ok', okSchema),
    errors: ['not_found'],
  },
  {
    ...shared,
    method: 'post',
    path: `${path}/secret`,
    summary: 'Makes a new secret. The one before signs nothing any more.',
    answers: withSecret,
    errors: ['not_found', 'busy'],
  },
  {
    ...shared,
    method: 'post',
    path: `${path}/turn-on`,
    summary: 'Turns the webhook on again.',
    answers: state,
    errors: ['not_found'],
  },
  {
    ...shared,
    method: 'post',
    path: `${path}/test`,
    summary: 'Sends `webhook.test` at once, also while it is off, and answers how that went.',
    answers: state,
    errors: ['not_found', 'rate_limited'],
  },
];
