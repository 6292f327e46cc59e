import type { SiteLanguage } from '@marquee/core';
import type { OperatorStatus } from '@marquee/core/contracts';
import type { BackupScheduler, BackupState } from '../../backups';
import type { Settings } from '../../config';
import { TRANSACTION_LIMITS, type PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import type { BoundedCaches } from '../../lib/bounded-caches';
import type { CurrentSession } from '../auth';
import { mailTexts, type SendMail } from '../mail';
import type { TmdbHealth } from '../tmdb';
import type { UsersRepository } from '../users';
import type { SiteSettings } from '../site-settings';
import { beginAct } from './begin-act';
import type { LibraryClient } from './library-client';

export interface StatusServiceDeps {
  settings: Pick<Settings, 'provider' | 'diskReserveBytes'>;
  database: PrismaDatabase;
  backups?: Pick<BackupScheduler, 'state' | 'runNow'>;
  tmdbToken: () => string | undefined;
  tmdbHealth: TmdbHealth;
  siteSettings: Pick<SiteSettings, 'values'>;
  library: Pick<LibraryClient, 'tellFolders'>;
  diskSpace: { freeBytes: number | undefined };
  caches: Pick<BoundedCaches, 'report'>;
  sendMail: SendMail | undefined;
  siteName: () => string;
  users: Pick<UsersRepository, 'findById'>;
  version: string;
  startedAtMs: number;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

const PROVIDER_TIMEOUT_MS = 3_000;

/** How the server is, and the acts that try it. */
export class StatusService {
  constructor(private readonly deps: StatusServiceDeps) {}

  async status(): Promise<OperatorStatus> {
    const { settings, backups, tmdbToken, tmdbHealth, diskSpace, caches, sendMail, version, startedAtMs } = this.deps;
    const sizes = caches.report();
    const [backup, database, provider] = await Promise.all([backups?.state(), this.#database(), this.#provider()]);
    return {
      backup: described(backup),
      tmdb: tmdbHealth.report(tmdbToken() !== undefined),
      database,
      disk: { freeBytes: diskSpace.freeBytes ?? null, reserveBytes: settings.diskReserveBytes },
      caches: {
        bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
        limitBytes: sizes.reduce((sum, { limitBytes }) => sum + limitBytes, 0),
      },
      provider,
      mail: { isConfigured: sendMail !== undefined },
      server: {
        version,
        node: process.versions.node,
        startedAt: new Date(startedAtMs).toISOString(),
        memoryBytes: process.memoryUsage.rss(),
      },
    };
  }

  /** @throws ApiError `not_configured` where this server writes no backups */
  async backUp({ sessionId }: CurrentSession): Promise<OperatorStatus['backup']> {
    const { backups } = this.deps;
    if (!backups) throw new ApiError('not_configured');
    await this.#record(sessionId, 'back_up');
    return described(await backups.runNow());
  }

  /** Sends a mail to the operator. @throws ApiError `not_configured`, or `mail_failed`; the log has the mail server's words */
  async tryMail({ sessionId, userId }: CurrentSession, language: SiteLanguage): Promise<void> {
    const { sendMail, siteName, users } = this.deps;
    const user = await users.findById(userId);
    if (!sendMail || !user) throw new ApiError('not_configured');
    await this.#record(sessionId, 'send_test_mail');
    const mail = mailTexts(language).test({ username: user.username, siteName: siteName() });
    await sendMail({ to: user.email, ...mail }).catch((cause: unknown) => {
      throw new ApiError('mail_failed', { cause });
    });
  }

  async #record(sessionId: string, name: 'back_up' | 'send_test_mail'): Promise<void> {
    await this.deps.database.prisma.$transaction(async (tx) => {
      const { record } = await beginAct(tx, sessionId, this.deps.now());
      await record({ name, target: null });
    }, TRANSACTION_LIMITS);
  }

  async #database(): Promise<OperatorStatus['database']> {
    const startedAt = this.deps.now();
    const [row] = await this.deps.database.prisma.$queryRaw<{ bytes: bigint }[]>`
      SELECT pg_database_size(current_database()) AS bytes`;
    return { ms: this.deps.now() - startedAt, bytes: Number(row?.bytes ?? 0) };
  }

  async #provider(): Promise<OperatorStatus['provider']> {
    const { settings, siteSettings, library, fetch, now } = this.deps;
    const startedAt = now();
    const isReachable = await fetch(`${settings.provider.url}/healthz`, {
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    const ms = now() - startedAt;
    const states = await (isReachable && settings.provider.secret !== undefined
      ? library.tellFolders(siteSettings.values.mediaFolders).catch(() => undefined)
      : undefined);
    return { isReachable, ms, folders: states?.folders ?? [] };
  }
}

function described(state: BackupState | undefined): OperatorStatus['backup'] {
  const { lastSuccessAtMs, failure } = state ?? { lastSuccessAtMs: undefined, failure: undefined };
  return {
    isOn: state !== undefined,
    lastSuccessAt: lastSuccessAtMs === undefined ? null : new Date(lastSuccessAtMs).toISOString(),
    failure: failure
      ? { at: new Date(failure.atMs).toISOString(), reason: failure.reason, sentence: failure.sentence }
      : null,
  };
}
