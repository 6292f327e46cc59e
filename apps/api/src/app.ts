import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express } from 'express';
import { requestLog } from '@marquee/server';
import type { AppDeps } from './app-deps';
import { apiErrorHandler, apiNotFound } from './http/error-handler';
import { logLevelOf } from './http/log-level';
import { noStore } from './http/no-store';
import { requireDiskSpace } from './http/require-disk-space';
import { securityHeaders } from './http/security-headers';
import { siteLanguage } from './http/site-language';
import { createAccessTokens } from './modules/access-tokens';
import { createAddon } from './modules/addon';
import { createAirings } from './modules/airings';
import { createAvailability } from './modules/availability';
import { createAuth, sameOrigin } from './modules/auth';
import { createCalendar } from './modules/calendar';
import { createContent, createContentEditor, createContentImages } from './modules/content';
import { createDownloads } from './modules/downloads';
import { createEvents } from './modules/events';
import { createHealth } from './modules/health';
import { createImages, createImagesService } from './modules/images';
import { createInvitations } from './modules/invitations';
import { createMediaFolders } from './modules/media-folders';
import { createMetrics } from './modules/metrics';
import { createNotices } from './modules/notices';
import { createOidc, requireLocalLogin } from './modules/oidc';
import { createOpenApi } from './modules/openapi';
import { createOperator } from './modules/operator';
import { createPasswordReset } from './modules/password-reset';
import { createProfiles } from './modules/profiles';
import { createProvider } from './modules/provider';
import { createPublicConfig } from './modules/public-config';
import { createReportAnswers, createReports } from './modules/reports';
import { createScrobble } from './modules/scrobble';
import { createSetup } from './modules/setup';
import { createOembed, createSharePictures } from './modules/share';
import { createSignIn } from './modules/sign-in';
import { createSiteSettings, requireMember } from './modules/site-settings';
import { createSitemap } from './modules/sitemap';
import { createSync } from './modules/sync';
import { createTakeDown } from './modules/take-down';
import { createTitleRequests } from './modules/title-requests';
import { createTmdb } from './modules/tmdb';
import { createTvLogin } from './modules/tv-login';
import { createUsers } from './modules/users';
import { createWeb } from './modules/web';
import { createWebhooks } from './modules/webhooks';
import { createWellKnown } from './modules/well-known';
import {
  contentSecurityPolicySources,
  policyForStrangers,
  policyWithoutVisitorSources,
} from './content-security-policy';
import { createServices } from './services';

const BROTLI_QUALITY = 4;

/** The whole server, without a port: mounts every module in the order in which requests reach it. */
export function createApp(deps: AppDeps): Express {
  const services = createServices(deps);
  const { settings, logger, metrics, diskSpace } = services;
  const images = createImagesService(services);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.use(
    requestLog(logger, logLevelOf),
    metrics.timeRequests,
    siteLanguage(services.siteSettings),
    requireMember({
      ...services,
      headers: securityHeaders(contentSecurityPolicySources(services)),
      strangersHeaders: securityHeaders(policyForStrangers(services)),
    }),
  );

  // Mounted before compression: these cache their responses compressed, or forward media.
  app.use('/api', createTmdb(services), createImages(images), createSharePictures({ ...services, images }));
  app.use('/api', createProvider(services));
  app.use(createAddon(services));
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } }));

  app.use(createHealth(services));
  app.use(createMetrics(services));
  app.use(createWellKnown(services));
  app.use(createSitemap(services));
  app.use(createCalendar(services));
  app.use(createContent(services));
  app.use('/api', createContentImages(services));
  app.use('/api', createPublicConfig(services));
  app.use('/api', createAvailability(services));
  app.use('/api', createDownloads(services));
  app.use('/api', createOpenApi(services));
  app.use('/api', createOembed(services));

  app.use('/api', requireDiskSpace(diskSpace));
  app.use(
    ['/api/auth', '/api/setup', '/api/users', '/api/sync', '/api/profiles', '/api/operator', '/api/reports'],
    sameOrigin(settings.publicUrl),
    noStore,
  );
  app.use('/api', createReports(services));
  // Passkeys are this site's as well; one that confirms who is signed in already is no log-in.
  app.use(
    ['/api/auth/login', '/api/auth/signup', '/api/auth/password-reset', /^\/api\/auth\/passkey(?:\/options)?\/?$/i],
    requireLocalLogin(services),
  );
  app.use('/api', createSetup(services));
  app.use('/api', createAuth(services));
  app.use('/api', createOidc(services));
  app.use('/api', createPasswordReset(services));
  app.use('/api', createSignIn(services));
  app.use('/api', createTvLogin(services));
  app.use('/api', createUsers(services));
  app.use('/api', createAccessTokens(services));
  app.use('/api', createWebhooks(services));
  app.use('/api', createNotices(services));
  app.use('/api', createProfiles(services));
  app.use('/api', createSync(services));
  app.use('/api', createAirings(services));
  app.use('/api', createScrobble(services));
  app.use('/api', createEvents(services));
  app.use('/api/operator', services.requireOperator);
  app.use('/api', createOperator(services));
  app.use('/api', createInvitations(services));
  app.use('/api', createReportAnswers(services));
  app.use('/api', createTitleRequests(services));
  app.use('/api', createSiteSettings(services));
  app.use('/api', createTakeDown(services));
  app.use('/api', createMediaFolders(services));
  app.use('/api', createContentEditor(services));
  app.use('/api', apiNotFound);

  app.use(createWeb({ ...services, headersWithoutSources: securityHeaders(policyWithoutVisitorSources(services)) }));
  app.use(apiNotFound, apiErrorHandler(logger));
  return app;
}
