import { Router } from 'express';
import type { AppDeps } from './app';
import { TokenCipher } from './lib/token-cipher';
import {
  authRoutes,
  AuthService,
  requireUser,
  sameOrigin,
  SessionCookie,
  SessionsRepository,
  SessionsService,
} from './modules/auth';
import { createRateLimits, RateLimitsRepository } from './rate-limits';
import { createMailer, passwordResetRoutes, PasswordResetService, ResetsRepository } from './modules/password-reset';
import { UsersService, ExportRepository, ExportService, UsersRepository, usersRoutes } from './modules/users';

type AccountsDeps = Pick<
  AppDeps,
  'settings' | 'database' | 'passwords' | 'secretKey' | 'metrics' | 'logger' | 'now'
> & { siteName: () => string };

/** Everything that belongs to a person: accounts, sessions, and what they keep here. */
export function createAccounts(deps: AccountsDeps) {
  const { settings, database, passwords, secretKey, metrics, now } = deps;
  const { prisma } = database;
  const users = new UsersRepository(prisma);
  const storedSessions = new SessionsRepository(prisma);
  const sessions = new SessionsService(storedSessions, new SessionCookie(settings.publicUrl), now);
  const limits = createRateLimits(new RateLimitsRepository(prisma), settings);
  const tokenCipher = new TokenCipher(secretKey);
  const auth = new AuthService({ users, passwords, limits, now });
  const account = new UsersService({ users, passwords, limits, tokenCipher });
  const exporter = new ExportService({
    account,
    sessions,
    rows: new ExportRepository(prisma),
    reads: limits.reads,
    tokenCipher,
    now,
  });
  const resets = new ResetsRepository(prisma);
  const passwordReset = new PasswordResetService({
    sendMail: settings.mail && createMailer(settings.mail.smtpUrl, settings.mail.from),
    publicUrl: settings.publicUrl,
    siteName: deps.siteName,
    logger: deps.logger,
    users,
    resets,
    sessions,
    passwords,
    limits,
    now,
  });
  const signedIn = requireUser(sessions);
  metrics.observeActiveSessions(() => storedSessions.countActive(now()));

  const routes = Router();
  routes.use(['/auth', '/users', '/sync'], sameOrigin(settings.publicUrl), (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  routes.use(authRoutes({ auth, sessions, tokenCipher, countLogin: metrics.countLogin }));
  routes.use(passwordResetRoutes(passwordReset));
  routes.use(
    usersRoutes({
      requireUser: signedIn,
      account,
      sessions,
      exporter,
      tokenCipher,
      forgetResets: (userId) => resets.forget(userId),
    }),
  );
  const isOperator = async (userId: string) => (await users.findById(userId))?.isOperator ?? false;
  return { routes, requireUser: signedIn, isOperator, limits };
}
