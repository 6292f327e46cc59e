import type { Request } from 'express';
import { WATCH_REGION } from '@marquee/core';
import { watchDiskSpace } from '@marquee/server';
import type { SignUp } from '@marquee/core/contracts';
import type { AppDeps } from './app-deps';
import type { BackupState } from './backups';
import { memoryBounds } from './config';
import { BoundedCaches } from './lib/bounded-caches';
import { memoizePerRequest } from './lib/memoize-per-request';
import { TokenCipher } from './lib/token-cipher';
import { AccessTokensService, requireAccess } from './modules/access-tokens';
import { createDailyAnswers } from './modules/airings';
import { AvailabilityService } from './modules/availability';
import { requireUser, SessionCookie, SessionsRepository, SessionsService, type Viewer } from './modules/auth';
import { createOperatorContent } from './modules/content';
import { createImageTransformer } from './modules/images';
import { AccountNotices, createMailer } from './modules/mail';
import { OidcClient } from './modules/oidc';
import { LibraryClient, OperatorsRepository, requireOperator, StatusService } from './modules/operator';
import { PasswordResetRepository } from './modules/password-reset';
import { PasskeyVerifier, Proofs, SecondFactorService } from './modules/sign-in';
import { LibraryStreams } from './modules/provider';
import { DEFAULT_SITE_NAME, publicConfig } from './modules/public-config';
import type { StoredPush } from './modules/sync';
import { createTmdbService, TmdbHealth } from './modules/tmdb';
import { UsersRepository } from './modules/users';
import { WebBuild } from './modules/web';
import { createPostWebhook, WebhookSender } from './modules/webhooks';
import { createRateLimits, RateLimitsRepository } from './rate-limits';

/** Services shared by several modules. A module creates what only it needs. */
export function createServices(deps: AppDeps) {
  const { settings, logger, database, metrics, now, onStop } = deps;
  const { prisma } = database;

  const caches = new BoundedCaches(memoryBounds[settings.memory].caches);
  onStop(() => caches.close());
  metrics.observeCaches(() => caches.report());

  const diskSpace = watchDataDisk(deps);

  const backupState = async (): Promise<BackupState> =>
    (await deps.backups?.state()) ?? { lastSuccessAtMs: undefined, failure: undefined };
  metrics.observeLastBackup(async () => (await backupState()).lastSuccessAtMs);

  const storedSessions = new SessionsRepository(prisma);
  const sessions = new SessionsService(database, storedSessions, new SessionCookie(settings.publicUrl), now);
  metrics.observeActiveSessions(() => storedSessions.countActive(now()));

  const requiresUser = requireUser(sessions);
  const accessTokens = new AccessTokensService(database, now);

  const imageTransformer = createImageTransformer(settings);
  onStop(() => imageTransformer.stop());

  const limits = createRateLimits(new RateLimitsRepository(prisma), deps.limits);
  const { siteSettings } = deps;
  const content = createOperatorContent(settings.dataDir, logger, (kind) => siteSettings.content(kind));
  const siteName = () => content.site.read().siteName ?? siteSettings.values.siteName ?? DEFAULT_SITE_NAME;
  const siteRegion = () => content.site.read().region ?? siteSettings.values.region ?? WATCH_REGION;
  const tmdbToken = () => siteSettings.tmdbToken;
  const tmdbHealth = new TmdbHealth(now);
  let lastToken = tmdbToken();
  // What was answered without the token, or with another one.
  siteSettings.onChange(() => {
    if (tmdbToken() === lastToken) return;
    lastToken = tmdbToken();
    caches.clear();
    availability.lookUp();
  });
  const { takenDown } = siteSettings;
  const tmdb = createTmdbService({ ...deps, tmdbToken, tmdbHealth, takenDown, caches });
  const hasOwnProvider = () => content.site.read().providers === undefined;
  const availability = new AvailabilityService({
    ...deps,
    tmdb,
    hasTmdb: () => tmdbToken() !== undefined,
    hasOwnProvider,
  });
  onStop(availability.follow());
  const dailyAnswers = createDailyAnswers({ ...deps, tmdb });
  const sendMail = settings.mail && createMailer(settings.mail.smtpUrl, settings.mail.from);
  const supportEmail = () => content.site.read().links?.supportEmail;
  const { publicUrl } = settings;
  const hasOpenStreams = () => content.site.read().providers !== undefined || !settings.provider.isBehindSite;
  const users = new UsersRepository(prisma);
  const library = new LibraryClient(deps);
  const serverStatus = new StatusService({
    ...{ ...deps, library, caches, diskSpace },
    siteName,
    tmdbToken,
    tmdbHealth,
    sendMail,
    users,
  });
  metrics.observeChecks(() => serverStatus.checks());

  const notices = new AccountNotices({ sendMail, publicUrl, siteName, supportEmail, limits, logger, now });
  const tokenCipher = new TokenCipher(deps.secretKey);
  const webhookSender = new WebhookSender({
    ...{ database, tokenCipher, limits, logger, now },
    post: deps.postWebhook ?? createPostWebhook(),
  });
  onStop(webhookSender.start());
  const passkeyVerifier = new PasskeyVerifier({ database, logger, now });

  return {
    ...deps,
    caches,
    diskSpace,
    backupState,
    content,
    ...{ siteName, siteRegion, supportEmail },
    takenDown,
    hasOpenStreams,
    tmdbToken,
    tmdbHealth,
    signUp: (): SignUp => siteSettings.values.signUp,
    sendMail,
    notices,
    /** The settings for the browser. */
    config: memoizePerRequest((req: Request) =>
      publicConfig(req, { settings, siteSettings, content, tmdbToken, siteName, siteRegion }, now()),
    ),
    tmdb,
    library,
    ...dailyAnswers,
    availability,
    libraryStreams: new LibraryStreams({ ...deps, tmdb, takenDown, availability }),
    imageTransformer,
    webBuild: new WebBuild(deps.webRoot),
    limits,
    oidcClient: new OidcClient({ fetch: deps.fetch, now }),
    tokenCipher,
    passkeyVerifier,
    proofs: new Proofs({ database, publicUrl, passwords: deps.passwords, passkeyVerifier, limits, now }),
    secondFactor: new SecondFactorService({ database, tokenCipher, limits, notices, siteName, now }),
    users,
    webhookSender,
    onStored: (push: StoredPush) => webhookSender.note(push),
    serverStatus,
    passwordResets: new PasswordResetRepository(prisma),
    sessions,
    requireUser: requiresUser,
    requireOperator: [requiresUser, requireOperator(new OperatorsRepository(prisma), now)],
    accessTokens,
    requireAccess: requireAccess(requiresUser, accessTokens),
    viewerOf: memoizePerRequest((req: Request) => sessions.viewer(req)),
    companionOf: (viewer: Viewer, profileId: string) => sessions.companion(viewer, profileId),
  };
}

/** The space on the disk of DATA_DIR. */
function watchDataDisk({ settings, readFreeBytes, logger, metrics, onStop }: AppDeps) {
  const { space, stop } = watchDiskSpace({
    reserveBytes: settings.diskReserveBytes,
    readFreeBytes,
    logger,
    messages: {
      low: 'the disk of DATA_DIR is nearly full: people cannot save anything until there is room',
      enough: 'the disk of DATA_DIR has room again: people can save',
    },
  });
  onStop(stop);
  metrics.observeFreeDisk(() => space.freeBytes);
  return space;
}
