import { z } from 'zod';
import { checkServer, serverChecks, type CheckLevels, type ServerCheck, type SiteLanguage } from '@marquee/core';
import type { RecentWarnings } from '@marquee/server';
import type { BackupList, OperatorStatus, ProcessWarning, WarningList } from '@marquee/core/contracts';
import type { BackupScheduler, BackupState } from '../../backups';
import type { Settings } from '../../config';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import type { BoundedCaches } from '../../lib/bounded-caches';
import type { CurrentSession } from '../auth';
import { mailTexts, type SendMail } from '../mail';
import type { TmdbHealth } from '../tmdb';
import type { UsersRepository } from '../users';
import type { SiteSettings } from '../site-settings/site-settings';
import { beginAct } from './begin-act';
import type { LibraryClient } from './library-client';
import type { Act } from './operator-acts.repository';

export interface StatusServiceDeps {
  settings: Pick<Settings, 'provider' | 'diskReserveBytes'>;
  database: PrismaDatabase;
  backups?: Pick<BackupScheduler, 'state' | 'runNow' | 'list' | 'pathOf'>;
  tmdbToken: () => string | undefined;
  tmdbHealth: TmdbHealth;
  siteSettings: Pick<SiteSettings, 'values'>;
  library: Pick<LibraryClient, 'tellFolders' | 'warnings'>;
  diskSpace: { freeBytes: number | undefined };
  caches: Pick<BoundedCaches, 'report'>;
  warnings: Pick<RecentWarnings, 'list'>;
  sendMail: SendMail | undefined;
  siteName: () => string;
  users: Pick<UsersRepository, 'findById'>;
  version: string;
  startedAtMs: number;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

/** What the stream provider says of its library; of a provider without one, nothing. */
const libraryLoadSchema = z.object({
  ffmpeg: z.boolean(),
  jobs: z.object({ segments: z.number(), other: z.number(), maxTranscodes: z.number() }),
  cache: z.object({ bytes: z.number(), maxBytes: z.number() }),
});

const PROVIDER_TIMEOUT_MS = 3_000;
/** Whoever asks how the checks are asks nothing of the provider and the database more often than that. */
const CHECKS_MS = 15_000;

/** How the server is, and the acts that try it. */
export class StatusService {
  #checks: { atMs: number; levels: Promise<CheckLevels> } | undefined;
  #latest: CheckLevels | undefined;

  constructor(private readonly deps: StatusServiceDeps) {}

  /** How each part of the server is. */
  checks(): Promise<CheckLevels> {
    const atMs = this.deps.now();
    if (!this.#checks || Math.abs(atMs - this.#checks.atMs) >= CHECKS_MS)
      this.#checks = { atMs, levels: this.#check().then((levels) => (this.#latest = levels)) };
    return this.#checks.levels;
  }

  /** The same as far as it is known, without waiting for it. */
  latestChecks(): CheckLevels | undefined {
    void this.checks();
    return this.#latest;
  }

  /** The checks that need an operator now. */
  async problems(): Promise<ServerCheck[]> {
    const levels = await this.checks();
    return serverChecks.filter((check) => levels[check] === 'bad');
  }

  async status(): Promise<OperatorStatus> {
    const { backups, tmdbToken, tmdbHealth, caches, sendMail, version, startedAtMs } = this.deps;
    const sizes = caches.report();
    const [backup, database, provider, conversions] = await Promise.all([
      backups?.state(),
      this.#database(),
      this.#provider(),
      this.#conversions(),
    ]);
    return {
      backup: described(backup),
      tmdb: tmdbHealth.report(tmdbToken() !== undefined),
      database,
      disk: this.#disk(),
      caches: {
        bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
        limitBytes: sizes.reduce((sum, { limitBytes }) => sum + limitBytes, 0),
      },
      provider,
      conversions,
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
    await this.#record(sessionId, { name: 'back_up', target: null });
    return described(await backups.runNow());
  }

  /** The server's, and those of the stream provider as far as it can be asked. */
  async warnings(): Promise<WarningList> {
    const { library, warnings } = this.deps;
    const provider = await library.warnings().catch(() => undefined);
    const from = (server: 'site' | 'provider', noted: readonly ProcessWarning[] = []) =>
      noted.map((warning) => ({ ...warning, from: server }));
    const all = [...from('site', warnings.list()), ...from('provider', provider?.warnings)];
    return {
      warnings: all.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)),
      hasProvider: provider !== undefined,
    };
  }

  /** @throws ApiError `not_configured` where this server writes no backups */
  async backups(): Promise<BackupList['backups']> {
    const { backups } = this.deps;
    if (!backups) throw new ApiError('not_configured');
    const stored = await backups.list();
    return stored.map(({ name, createdAtMs, bytes }) => ({
      name,
      createdAt: new Date(createdAtMs).toISOString(),
      bytes,
    }));
  }

  /** Path of a backup to download, which is written down. @throws ApiError `not_configured`, `not_found` */
  async openBackup({ sessionId }: CurrentSession, name: string): Promise<string> {
    const { backups } = this.deps;
    if (!backups) throw new ApiError('not_configured');
    const path = await backups.pathOf(name);
    if (path === undefined) throw new ApiError('not_found');
    await this.#record(sessionId, { name: 'download_backup', target: { id: null, name } });
    return path;
  }

  /** Sends a mail to the operator. @throws ApiError `not_configured`, or `mail_failed`; the log has the mail server's words */
  async tryMail({ sessionId, userId }: CurrentSession, language: SiteLanguage): Promise<void> {
    const { sendMail, siteName, users } = this.deps;
    const user = await users.findById(userId);
    if (!sendMail || !user) throw new ApiError('not_configured');
    await this.#record(sessionId, { name: 'send_test_mail', target: null });
    const mail = mailTexts(language).test({ username: user.username, siteName: siteName() });
    await sendMail({ to: user.email, ...mail }).catch((cause: unknown) => {
      throw new ApiError('mail_failed', { cause });
    });
  }

  async #record(sessionId: string, act: Act): Promise<void> {
    await this.deps.database.prisma.$transaction(async (tx) => {
      const { record } = await beginAct(tx, { sessionId }, this.deps.now());
      await record(act);
    });
  }

  async #check(): Promise<CheckLevels> {
    const { backups, tmdbToken, tmdbHealth, now } = this.deps;
    const [backup, database, provider] = await Promise.all([
      backups?.state(),
      this.#database().catch(() => null),
      this.#provider(),
    ]);
    const tmdb = tmdbHealth.report(tmdbToken() !== undefined);
    return checkServer({ backup: described(backup), database, provider, tmdb, disk: this.#disk() }, now());
  }

  #disk(): OperatorStatus['disk'] {
    const { diskSpace, settings } = this.deps;
    return { freeBytes: diskSpace.freeBytes ?? null, reserveBytes: settings.diskReserveBytes };
  }

  async #database(): Promise<OperatorStatus['database']> {
    const startedAt = this.deps.now();
    const [row] = await this.deps.database.prisma.$queryRaw<{ bytes: bigint }[]>`
      SELECT pg_database_size(current_database()) AS bytes`;
    return { ms: this.deps.now() - startedAt, bytes: Number(row?.bytes ?? 0) };
  }

  async #conversions(): Promise<OperatorStatus['conversions']> {
    const { settings, fetch } = this.deps;
    const answer: unknown = await fetch(`${settings.provider.url}/library`, {
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    })
      .then((response) => response.json())
      .catch(() => null);
    const parsed = libraryLoadSchema.safeParse(answer);
    if (!parsed.success) return null;
    const { ffmpeg, jobs, cache } = parsed.data;
    return {
      ...{ hasFfmpeg: ffmpeg, running: jobs.segments + jobs.other, most: jobs.maxTranscodes },
      ...{ cacheBytes: cache.bytes, cacheMaxBytes: cache.maxBytes },
    };
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
