import { Router } from 'express';
import type { AppDeps } from './app';
import { TokenSealer } from './lib/token-sealer';
import {
  authRoutes,
  AuthService,
  requireUser,
  sameOrigin,
  SessionCookie,
  SessionsRepository,
  SessionsService,
} from './modules/auth';
import { createLimits, RateLimitsRepository } from './modules/limits';
import { createMailer, passwordResetRoutes, PasswordResetService, ResetsRepository } from './modules/password-reset';
import { AccountService, ExportRepository, ExportService, UsersRepository, usersRoutes } from './modules/users';

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
  const limits = createLimits(new RateLimitsRepository(prisma), settings);
  const sealer = new TokenSealer(secretKey);
  const auth = new AuthService({ users, passwords, limits, now });
  const account = new AccountService({ users, passwords, limits, sealer });
  const exporter = new ExportService({
    account,
    sessions,
    rows: new ExportRepository(prisma),
    reads: limits.reads,
    sealer,
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
  metrics.showLivingSessions(() => storedSessions.countLiving(now()));

  const routes = Router();
  routes.use(['/auth', '/users', '/sync'], sameOrigin(settings.publicUrl), (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  routes.use(authRoutes({ auth, sessions, sealer, countLogin: metrics.countLogin }));
  routes.use(passwordResetRoutes(passwordReset));
  routes.use(
    usersRoutes({
      requireUser: signedIn,
      account,
      sessions,
      exporter,
      sealer,
      forgetResets: (userId) => resets.forget(userId),
    }),
  );
  const isOperator = async (userId: string) => (await users.findById(userId))?.isOperator ?? false;
  return { routes, requireUser: signedIn, isOperator, limits };
}
