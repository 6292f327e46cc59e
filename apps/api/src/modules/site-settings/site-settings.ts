import { definedOnly, keysOf } from '@marquee/core';
import {
  siteSettingsSchema,
  type ContentKind,
  type SiteSettings as Values,
  type SiteSettingsBody,
} from '@marquee/core/contracts';
import { OperationalError, type Logger } from '@marquee/server';
import { TRANSACTION_LIMITS, type Database, type Transaction } from '../../db';
import type { Prisma } from '../../generated/prisma/client';
import { runPeriodically } from '../../lib/run-periodically';
import type { TokenCipher } from '../../lib/token-cipher';

interface SiteSettingsDeps {
  database: Pick<Database, 'prisma' | 'listen'>;
  cipher: TokenCipher;
  logger: Logger;
  /** TMDB's token in the environment, which wins. */
  environmentToken: string | undefined;
}

/** As long as a process that missed a change may differ from the others. */
const RELOAD_MS = 30_000;

/** By key; null removes one. */
type Rows = Record<string, Prisma.InputJsonValue | null>;

export type SettingsChange = SiteSettingsBody & {
  mediaFolders?: Values['mediaFolders'];
  /** What operators wrote, as it was sent; null removes a kind. */
  content?: Partial<Record<ContentKind, unknown>>;
};

const contentKey = (kind: ContentKind): string => `content.${kind}`;

/** What the sealed token is bound to. */
const TOKEN_KEY = 'tmdbToken';

async function rowsIn(prisma: Transaction): Promise<Rows> {
  const rows = await prisma.siteSetting.findMany();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value as Prisma.InputJsonValue]));
}

/** @throws OperationalError for a value that is unknown, because "private" must not turn into "open" */
function valuesOf(rows: Rows): Values {
  const parsed = siteSettingsSchema.safeParse(rows);
  if (parsed.success) return parsed.data;
  const key = String(parsed.error.issues[0]?.path[0]);
  throw new OperationalError(
    `The setting ${key} in the table site_settings is unknown to this version; delete its row.`,
  );
}

/**
 * What operators set on the site's own pages, in the memory of every process: a change reaches the others by NOTIFY.
 * Before `load`, the defaults apply.
 */
export class SiteSettings {
  #rows: Rows = {};
  #values: Values = valuesOf({});
  #tmdbToken: string | undefined;
  #started = 0;
  #loaded = 0;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly deps: SiteSettingsDeps) {}

  get values(): Values {
    return this.#values;
  }

  /** TMDB's token at the moment; undefined without one. */
  get tmdbToken(): string | undefined {
    return this.deps.environmentToken ?? this.#tmdbToken;
  }

  /** What operators wrote on the dashboard, unchecked; undefined if nothing. */
  content(kind: ContentKind): unknown {
    return this.#rows[contentKey(kind)];
  }

  /** Calls the listener after every change, whichever process made it. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /**
   * Follows the changes of all processes; the returned function ends that. A notification may be missed, and reading may
   * fail: a site must not stay open for that.
   */
  follow(): () => void {
    const onError = (error: unknown) => this.deps.logger.error({ err: error }, 'settings cannot be read');
    const reload = () => void this.load().catch(onError);
    const stopListening = this.deps.database.listen({
      onNotification: (channel) => channel === 'marquee_settings' && reload(),
      onReconnect: reload,
    });
    const stopReading = runPeriodically({ firstMs: RELOAD_MS, everyMs: RELOAD_MS, run: () => this.load(), onError });
    return () => {
      stopListening();
      stopReading();
    };
  }

  async load(): Promise<void> {
    const number = (this.#started += 1);
    const rows = await rowsIn(this.deps.database.prisma);
    // A later one may have been faster.
    if (number < this.#loaded) return;
    const values = valuesOf(rows);
    this.#loaded = number;
    this.#apply(rows, values);
  }

  /** What a transaction finds stored. */
  async read(tx: Transaction): Promise<Values> {
    return valuesOf(await rowsIn(tx));
  }

  /**
   * Stores a change, null as the default, and tells every process.
   *
   * @param make the change, and what else belongs to it in the same transaction
   */
  async save(make: (tx: Transaction) => Promise<SettingsChange>): Promise<void> {
    const changes = await this.deps.database.prisma.$transaction(async (tx) => {
      const { tmdbToken, content = {}, ...values } = await make(tx);
      const made: Rows = definedOnly(values);
      for (const kind of keysOf(content)) made[contentKey(kind)] = content[kind] as Prisma.InputJsonValue | null;
      if (tmdbToken !== undefined) made[TOKEN_KEY] = tmdbToken && this.#seal(tmdbToken);
      for (const [key, value] of Object.entries(made)) {
        if (value === null) await tx.siteSetting.deleteMany({ where: { key } });
        else await tx.siteSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
      }
      await tx.$executeRaw`SELECT pg_notify('marquee_settings', '')`;
      return made;
    }, TRANSACTION_LIMITS);
    // As it is stored now, also if it cannot be read at the moment.
    this.#loaded = this.#started += 1;
    const rows = Object.fromEntries(
      Object.entries({ ...this.#rows, ...changes }).filter(([, value]) => value !== null),
    );
    this.#apply(rows, valuesOf(rows));
  }

  #apply(rows: Rows, values: Values): void {
    this.#rows = rows;
    this.#values = values;
    this.#tmdbToken = this.#unseal(rows[TOKEN_KEY]);
    this.#listeners.forEach((listener) => listener());
  }

  readonly #seal = (token: string) => Buffer.from(this.deps.cipher.encrypt(token, TOKEN_KEY)).toString('base64');

  #unseal(sealed: unknown): string | undefined {
    if (typeof sealed !== 'string') return undefined;
    const token = this.deps.cipher.decrypt(Buffer.from(sealed, 'base64'), TOKEN_KEY);
    if (token === null) this.deps.logger.error('the TMDB token cannot be decrypted: was SECRET_KEY changed?');
    return token ?? undefined;
  }
}
