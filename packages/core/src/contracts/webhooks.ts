import * as z from 'zod/mini';

/** An account has one webhook: an https address that is told what its profiles watch, rate and bookmark. */

const URL_LENGTH = 2_000;
/** Without a name and password, which other programs would show, and without a fragment, which is never sent. */
const ADDRESS = /^https:\/\/[^\s/?#@\\]+(?:[/?][^\s#\\]*)?$/i;
export const WEBHOOK_URL_TEXT = 'Enter a URL that starts with https://';

export const isWebhookUrl = (text: string): boolean => text.length <= URL_LENGTH && ADDRESS.test(text);

/** `PUT /users/me/webhook`: replaces the one that there is. */
export const webhookBodySchema = z.object({
  url: z
    .string(WEBHOOK_URL_TEXT)
    .check(z.trim(), z.maxLength(URL_LENGTH, WEBHOOK_URL_TEXT), z.refine(isWebhookUrl, WEBHOOK_URL_TEXT)),
});

/** Why there is no answer: the address is none of the public internet, it took too long, it cannot be reached, or the secret key has changed. */
export const webhookProblemSchema = z.enum(['address_refused', 'timeout', 'unreachable', 'secret_unreadable']);

/** How a delivery went. */
export const webhookDeliverySchema = z.object({
  at: z.string(),
  isAccepted: z.boolean(),
  /** Null without an answer. */
  status: z.nullable(z.int()),
  problem: z.optional(webhookProblemSchema),
  /** The beginning of the receiver's answer, or the code of the network's error. */
  text: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const webhookSchema = z.object({
  url: z.string(),
  createdAt: z.string(),
  /** It turns off after a day in which nothing was accepted. */
  isOn: z.boolean(),
  /** Since when nothing was accepted; null if the last delivery was. */
  failingSince: z.nullable(z.string()),
  lastDelivery: z.nullable(webhookDeliverySchema),
  /** Events that have not been accepted yet. */
  waiting: z.int(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** `GET /users/me/webhook`, and the calls that turn it on and test it. */
export const webhookStateSchema = z.object({ webhook: z.nullable(webhookSchema) });
export type WebhookState = z.infer<typeof webhookStateSchema>;

/** Response of `PUT /users/me/webhook` and `POST /users/me/webhook/secret`: the only ones that contain the secret. */
export const newWebhookSchema = z.object({ webhook: webhookSchema, secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhookSchema>;
