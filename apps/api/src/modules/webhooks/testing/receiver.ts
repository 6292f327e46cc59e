import { webhookEventSchema } from '@marquee/core/contracts';
import { Webhook } from 'standardwebhooks';
import type { PostWebhook, WebhookAnswer } from '../post-webhook';

export const accepted: WebhookAnswer = { isAccepted: true, status: 204, text: '' };
export const refused: WebhookAnswer = { isAccepted: false, status: 500, text: 'no' };

/** Stands for all receivers. */
export class Receiver {
  readonly messages: { url: string; headers: Record<string, string>; body: string }[] = [];
  answer: () => WebhookAnswer | Promise<WebhookAnswer> = () => accepted;
  #onMessage: () => void = () => undefined;

  readonly post: PostWebhook = async (url, { headers, body }) => {
    this.messages.push({ url: url.href, headers, body });
    this.#onMessage();
    return this.answer();
  };

  async has(count: number): Promise<void> {
    while (this.messages.length < count) await new Promise<void>((resolve) => (this.#onMessage = resolve));
  }

  /** What the messages say, for who has the secret. */
  verified(secret: string) {
    const webhook = new Webhook(secret);
    return this.messages.map(({ headers, body }) => webhookEventSchema.parse(webhook.verify(body, headers)));
  }
}
