import { oidcLinkBodySchema, oidcStartBodySchema } from '@marquee/core/contracts';
import type { Logger } from '@marquee/server';
import { Router, type Request, type Response } from 'express';
import type { Settings } from '../../config';
import { ApiError } from '../../http/errors';
import { jsonBody } from '../../http/json-body';
import { leftSignal } from '../../http/left-signal';
import { parseForm, parseInput } from '../../http/parse';
import { languageOf } from '../../http/visitor-language';
import { limitPerMinute } from '../../rate-limits/limit-per-minute';
import { browserOf, sessionResponse, type SessionResponseDeps } from '../auth';
import type { MetricsRegistry } from '../metrics';
import type { OidcAccountService } from './oidc-account.service';
import type { OidcCookies, OidcFlow } from './oidc-cookies';
import { OidcFailure, refusalOf } from './oidc-failure';
import type { OidcService } from './oidc.service';
import { oidcUrls } from './oidc-urls';

const STARTS_PER_MINUTE = 60;
/** More than those that are started: browsers load pages twice. */
const CALLBACKS_PER_MINUTE = 120;
/** What operators should look at: the others are shown to whoever logs in, and anyone can cause them. */
const FAULTS: ReadonlySet<string> = new Set(['refused', 'unavailable']);
const ACCOUNT = '/account?tab=account';

export interface OidcRoutesDeps extends SessionResponseDeps {
  settings: Settings;
  metrics: Pick<MetricsRegistry, 'countLogin'>;
  logger: Logger;
}
interface Services {
  oidc: OidcService;
  account: OidcAccountService;
  cookies: OidcCookies;
}

/** `/auth/oidc/start`, `/auth/oidc/callback`, `/auth/oidc/link`: logging in. */
export function oidcRoutes({ oidc, account, cookies }: Services, deps: OidcRoutesDeps): Router {
  const router = Router();
  const { sessions, metrics, logger, settings } = deps;

  router.post('/auth/oidc/start', limitPerMinute(STARTS_PER_MINUTE), jsonBody('8kb'), async (req, res) => {
    const body = parseInput(oidcStartBodySchema, req.body ?? {});
    const target = { purpose: 'login', redirectUri: oidcUrls(req, settings).redirectUri } as const;
    const { flow, url } = await oidc.begin(body, target).catch(unavailable(logger));
    cookies.flow.write(req, res, flow);
    res.json({ url });
  });

  const limitCallbacks = limitPerMinute(CALLBACKS_PER_MINUTE);

  /** Where the provider sends the browser back: the answer is a page, whatever happens. */
  router.get('/auth/oidc/callback', async (req, res) => {
    const flow = cookies.flow.read(req);
    cookies.flow.clear(req, res);
    try {
      await limitCallbacks(req, res, () => undefined);
      res.redirect(303, await complete(req, res, flow));
    } catch (error) {
      const { outcome, cause } = refusalOf(error);
      metrics.countLogin('failed');
      const level = FAULTS.has(outcome) ? 'warn' : 'info';
      logger[level]({ outcome, reason: reasonOf(cause) }, 'a log-in by OpenID Connect failed');
      res.redirect(303, failurePath(outcome, flow));
    }
  });

  async function complete(req: Request, res: Response, flow: OidcFlow | undefined): Promise<string> {
    const query = new URLSearchParams(req.originalUrl.split('?')[1]);
    // Of another browser, or of a log-in that another tab has begun since.
    if (!flow || query.getAll('state').join() !== flow.state) throw new OidcFailure('expired');
    const person = await oidc.authenticate(flow, query);
    if (flow.purpose !== 'login') {
      const current = await sessions.authenticate(req, res);
      await account.complete(flow, current, person.session, languageOf(req.headers));
      return flow.next ?? ACCOUNT;
    }
    const browser = browserOf(sessions, req);
    const { purpose, redirectUri, invitation } = flow;
    const link = await oidc.logIn(person, browser, { invitation, language: languageOf(req.headers) });
    if (link === 'again') {
      const body = { next: flow.next ?? undefined, invitation };
      const again = await oidc.begin(body, { purpose, redirectUri, mustReauthenticate: true });
      cookies.flow.write(req, res, again.flow);
      return again.url;
    }
    if (link) {
      cookies.link.write(req, res, link);
      return failurePath('link', flow);
    }
    await sessions.handOver(req, res, browser.session);
    metrics.countLogin('succeeded');
    return flow.next ?? '/';
  }

  router.post('/auth/oidc/link', jsonBody('8kb'), async (req, res) => {
    const given = parseForm(oidcLinkBodySchema, req.body);
    const link = cookies.link.read(req);
    if (!link) throw new ApiError('oidc_expired');
    const browser = browserOf(sessions, req);
    const asked = { link, given, language: languageOf(req.headers) };
    const user = await oidc.link(asked, browser, leftSignal(res)).catch((error: unknown) => {
      metrics.countLogin('failed');
      throw error;
    });
    if ('ticket' in user) {
      res.status(202).json(user);
      return;
    }
    cookies.link.clear(req, res);
    metrics.countLogin('succeeded');
    res.json(await sessionResponse(res, deps, browser.session, user));
  });
  return router;
}

/** For calls of the page, which says so and offers to try again. */
export const unavailable =
  (logger: Logger) =>
  (error: unknown): never => {
    if (!(error instanceof OidcFailure)) throw error;
    logger.warn({ reason: reasonOf(error.cause) }, 'the OpenID Connect provider cannot be used');
    throw new ApiError('oidc_unavailable', { retryAfterSec: 1 });
  };

/** Nothing of it may be a token or a code: messages and codes of the client only. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'none';
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return `${cause.message}${code}`;
}

function failurePath(outcome: string, flow: OidcFlow | undefined): string {
  if (flow && flow.purpose !== 'login') return `${ACCOUNT}&oidc=${outcome}`;
  const params = new URLSearchParams({ oidc: outcome, ...(flow?.next && { next: flow.next }) });
  return `/login?${params.toString()}`;
}
