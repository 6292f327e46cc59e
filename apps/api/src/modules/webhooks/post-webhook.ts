import type { WebhookDelivery } from '@marquee/core/contracts';
import { storable } from '@marquee/core/collections';
import { codeOf } from '@marquee/server';
import type { IncomingMessage } from 'node:http';
import { createPublicRequest, type PublicRequestOptions } from '../../lib/public-request';
import { AddressRefusedError } from '../../lib/ssrf-safe-lookup';
import { createResolveApart } from '../../lib/resolve-apart';

interface WebhookMessage {
  headers: Record<string, string>;
  body: string;
}

export type WebhookAnswer = Omit<WebhookDelivery, 'at'>;
/** Rejects only when the signal is aborted. */
export type PostWebhook = (url: URL, message: WebhookMessage, stopping: AbortSignal) => Promise<WebhookAnswer>;

const MAX_ANSWER_BYTES = 1_024;

/** Posts to addresses of the public internet, and reads the beginning of their answers. */
export function createPostWebhook({
  timeoutMs = 10_000,
  resolve = createResolveApart(),
  ...options
}: PublicRequestOptions & { timeoutMs?: number } = {}): PostWebhook {
  const request = createPublicRequest({ ...options, resolve });
  return async (url, { headers, body }, stopping) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([timeout, stopping]);
    const problem = (name: NonNullable<WebhookAnswer['problem']>, text = ''): WebhookAnswer => ({
      isAccepted: false,
      status: null,
      problem: name,
      text,
    });
    try {
      const response = await request(url, {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          'Content-Length': String(Buffer.byteLength(body)),
          'Accept-Encoding': 'identity',
          'User-Agent': 'Marquee',
        },
        body,
        signal,
      });
      const { statusCode: status = 0 } = response;
      return { isAccepted: status >= 200 && status < 300, status, text: await readStart(response) };
    } catch (error) {
      stopping.throwIfAborted();
      if (timeout.aborted) return problem('timeout');
      if (error instanceof AddressRefusedError) return problem('address_refused');
      return problem('unreachable', codeOf(error) ?? '');
    }
  };
}

/** What arrived of it, if it breaks off. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // The status is what counts.
  }
  response.destroy();
  return storable(Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString());
}
