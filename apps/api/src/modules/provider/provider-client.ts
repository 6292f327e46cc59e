import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { sendStream, SITE_HEADERS } from '@marquee/server';
import type { Request, Response } from 'express';
import type { Settings } from '../../config';
import { ApiError } from '../../http/errors';
import { readLimited } from '../../lib/read-limited';
import { addressKey } from '../../rate-limits';
import { OpenRequests } from './open-requests';

export interface ProviderClientDeps {
  settings: Pick<Settings, 'provider'>;
  onStop: (listener: () => void) => void;
}

/** A request to the stream provider on behalf of a visitor. */
export interface Passed {
  /** Includes the query. */
  path: string;
  /** Prefix of the URLs in its response. */
  base: string;
  /** The visitor's account, if signed in; slots for transcodes are assigned per account and address. */
  viewer?: string | undefined;
  /** Replaces the provider's own. */
  cacheControl?: string | undefined;
}

/** Headers that are forwarded: no cookie, authorization or origin. */
const REQUEST_HEADERS = [
  ...['accept', 'accept-language', 'user-agent', 'ui-token', 'content-type'],
  ...['range', 'if-range', 'if-none-match', 'if-modified-since'],
];
const RESPONSE_HEADERS = [
  ...['content-type', 'content-length', 'content-range', 'accept-ranges', 'content-disposition'],
  ...['etag', 'last-modified', 'cache-control', 'retry-after', 'x-request-id', 'content-security-policy'],
];
/** The provider responds within a minute, or reports that it is busy. */
const STALLED_MS = 120_000;
/** Responses about a title are some kilobytes. */
const MAX_JSON_BYTES = 1024 * 1024;
const RETRY_SEC = 2;

/** Forwards requests to the stream provider and streams its responses back without buffering them. */
export class ProviderClient {
  readonly #open = new OpenRequests();
  readonly #agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) };

  constructor(private readonly deps: ProviderClientDeps) {
    deps.onStop(() => Object.values(this.#agents).forEach((agent) => agent.destroy()));
  }

  /** @throws ApiError if no response has begun */
  async pass(req: Request, res: Response, passed: Passed): Promise<void> {
    await this.#open.run(addressKey(req.ip), async () => {
      const answer = await this.#ask(req, res, passed);
      if (answer) await sendAnswer(answer, res, passed);
    });
  }

  /** Like `pass`, for a JSON response that is transformed. Errors are forwarded unchanged. */
  async passJson(req: Request, res: Response, passed: Passed, change: (text: string) => unknown): Promise<void> {
    await this.#open.run(addressKey(req.ip), async () => {
      const answer = await this.#ask(req, res, passed);
      if (!answer) return;
      if (answer.statusCode !== 200 || req.method === 'HEAD') {
        await sendAnswer(answer, res, passed);
        return;
      }
      const body = await readLimited(answer, MAX_JSON_BYTES).catch(() => undefined);
      if (!body)
        throw unavailable(`the stream provider broke off an answer, or gave more than ${MAX_JSON_BYTES} bytes`);
      copyHeaders(answer, res, passed);
      for (const name of ['Content-Length', 'ETag']) res.removeHeader(name);
      res.json(change(String(body)));
    });
  }

  /** Undefined if the visitor has disconnected; the provider then stops its work for them. */
  async #ask(req: Request, res: Response, passed: Passed): Promise<IncomingMessage | undefined> {
    const left = new AbortController();
    const leave = () => left.abort();
    res.once('close', leave);
    // The visitor may have left while waiting for a turn.
    if (res.destroyed) leave();
    try {
      return await this.#send(req, passed, left.signal);
    } catch (error) {
      if (left.signal.aborted) return undefined;
      throw error instanceof ApiError ? error : unavailable(error);
    } finally {
      // From here on the provider's response ends together with ours.
      res.off('close', leave);
    }
  }

  async #send(req: Request, { path, base, viewer }: Passed, signal: AbortSignal): Promise<IncomingMessage> {
    const { url, secret = '' } = this.deps.settings.provider;
    const address = new URL(url);
    const isSecure = address.protocol === 'https:';
    const headers: Record<string, string> = {
      [SITE_HEADERS.secret]: secret,
      [SITE_HEADERS.base]: base,
      [SITE_HEADERS.address]: addressKey(req.ip),
      ...(viewer !== undefined && { [SITE_HEADERS.viewer]: viewer }),
    };
    for (const name of REQUEST_HEADERS) {
      const value = req.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const options = {
      method: req.method,
      // Unchanged: the URL parser would resolve dots in it.
      path: `${address.pathname.replace(/\/$/, '')}${path}`,
      headers,
      signal,
    };
    const attempt = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const sent = isSecure
          ? httpsRequest(address, { ...options, agent: this.#agents['https:'] })
          : httpRequest(address, { ...options, agent: this.#agents['http:'] });
        sent.setTimeout(STALLED_MS, () => sent.destroy(new Error(`nothing came for ${STALLED_MS / 1000} s`)));
        sent.once('response', resolve);
        // Stays: an error after the response must not end the process.
        sent.on('error', (error: NodeJS.ErrnoException) =>
          reject(
            sent.reusedSocket && error.code === 'ECONNRESET' ? new LostConnectionError('', { cause: error }) : error,
          ),
        );
        if (req.method === 'POST') req.pipe(sent);
        else sent.end();
      });
    const answer = await attempt().catch((error: unknown) => {
      // The provider had closed a keep-alive connection.
      if (error instanceof LostConnectionError && req.method !== 'POST') return attempt();
      throw error;
    });
    if (answer.statusCode !== 401) return answer;
    answer.destroy();
    throw new ApiError('library_not_shared');
  }
}

class LostConnectionError extends Error {}

const unavailable = (cause: unknown): ApiError =>
  new ApiError('library_unavailable', {
    text: 'The stream provider of this site cannot be reached right now, try again in a moment.',
    retryAfterSec: RETRY_SEC,
    cause,
  });

async function sendAnswer(answer: IncomingMessage, res: Response, passed: Passed): Promise<void> {
  copyHeaders(answer, res, passed);
  await sendStream(answer, res);
}

function copyHeaders({ statusCode = 502, headers }: IncomingMessage, res: Response, { cacheControl }: Passed): void {
  res.status(statusCode);
  for (const name of RESPONSE_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') res.setHeader(name, value);
  }
  if (cacheControl !== undefined && statusCode < 400) res.setHeader('Cache-Control', cacheControl);
  res.vary('Ui-Token');
}
