import { definedOnly, isTitleKey, keysOf, type TitleKey } from '@marquee/core';
import {
  siteSettingsSchema,
  type ContentKind,
  type SiteSettings as Values,
  type SiteSettingsBody,
} from '@marquee/core/contracts';
import { OperationalError, type Logger } from '@marquee/server';
import type { Settings } from '../../config';
import type { Database, Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { runPeriodically } from '../../lib/run-periodically';
import type { TokenCipher } from '../../lib/token-cipher';
import { TakenDown } from './taken-down';

interface SiteSettingsDeps {
  database: Pick<Database, 'prisma' | 'listen'>;
  cipher: TokenCipher;
  logger: Logger;
  /** What the environment sets, which wins. */
  environment: Pick<Settings, 'site' | 'oidcClientSecret'> & { tmdb: { token: string | undefined } };
}

/** As long as a process that missed a change may differ from the others. */
const RELOAD_MS = 30_000;

/** Rows that are encrypted, each bound to its own name. */
const secretNames = ['tmdbToken', 'oidcClientSecret'] as const;

/** What a row may hold. */
type StoredValue = Parameters<Transaction['siteSetting']['create']>[0]['data']['value'];
/** By key; null removes one. */
type Rows = Record<string, StoredValue | null>;

export type SettingsChange = SiteSettingsBody & {
  mediaFolders?: Values['mediaFolders'];
  /** What operators wrote, as it was sent; null removes a kind. */
  content?: Partial<Record<ContentKind, unknown>>;
};

const contentKey = (kind: ContentKind): string => `content.${kind}`;

async function rowsIn(prisma: Transaction): Promise<Rows> {
  const rows = await prisma.siteSetting.findMany();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value as StoredValue]));
}

const withoutNull = (rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).filter(([, value]) => value !== null));

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
 * What operators set on the site's own pages, and what they took down, in the memory of every process: a change reaches
 * the others by NOTIFY. Before `load`, the defaults apply.
 */
export class SiteSettings {
  readonly takenDown = new TakenDown();
  #rows: Rows = {};
  #values: Values;
  #secrets: Partial<Record<(typeof secretNames)[number], string | null>> = {};
  #started = 0;
  #loaded = 0;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly deps: SiteSettingsDeps) {
    this.#values = { ...valuesOf({}), ...deps.environment.site };
  }

  get values(): Values {
    return this.#values;
  }

  /** TMDB's token at the moment; undefined without one. */
  get tmdbToken(): string | undefined {
    return this.deps.environment.tmdb.token ?? this.#secrets.tmdbToken ?? undefined;
  }

  /** That of the OpenID Connect provider. */
  get oidcClientSecret(): string | undefined {
    return this.deps.environment.oidcClientSecret ?? this.#secrets.oidcClientSecret ?? undefined;
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
    const { prisma } = this.deps.database;
    const [rows, titles] = await Promise.all([
      rowsIn(prisma),
      prisma.takenDownTitle.findMany({ select: { key: true } }),
    ]);
    // A later one may have been faster.
    if (number < this.#loaded) return;
    const values = valuesOf(rows);
    this.#loaded = number;
    this.takenDown.replace(titles.map(({ key }) => key).filter(isTitleKey));
    this.#apply(rows, values);
  }

  /** What a transaction finds stored. */
  async read(tx: Transaction): Promise<Values> {
    return { ...valuesOf(await rowsIn(tx)), ...this.deps.environment.site };
  }

  /**
   * Stores a change, null as the default, and tells every process. What could not be read again is not stored: no process
   * would start with it.
   *
   * @param make the change, and what else belongs to it in the same transaction
   */
  async save(make: (tx: Transaction) => Promise<SettingsChange>): Promise<void> {
    const changes = await this.#commit(async (tx) => {
      const { tmdbToken, oidcClientSecret, content = {}, ...values } = await make(tx);
      const made: Rows = definedOnly(values);
      for (const kind of keysOf(content)) made[contentKey(kind)] = content[kind] as StoredValue | null;
      for (const [name, secret] of Object.entries(definedOnly({ tmdbToken, oidcClientSecret })))
        made[name] = secret && this.#seal(name, secret);
      if (!siteSettingsSchema.safeParse(withoutNull(made)).success) throw new ApiError('bad_request');
      for (const [key, value] of Object.entries(made)) {
        if (value === null) await tx.siteSetting.deleteMany({ where: { key } });
        else await tx.siteSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
      }
      return made;
    });
    const rows = withoutNull({ ...this.#rows, ...changes });
    this.#apply(rows, valuesOf(rows));
  }

  #apply(rows: Rows, values: Values): void {
    this.#rows = rows;
    this.#values = { ...values, ...this.deps.environment.site };
    this.#secrets = Object.fromEntries(secretNames.map((name) => [name, this.#unseal(name, rows[name])]));
    this.#listeners.forEach((listener) => listener());
  }

  /**
   * Adds a title to those that the site does not show, or removes it, and tells every process.
   *
   * @param write stores it, in a transaction
   */
  async changeTakenDown(
    change: { add?: TitleKey; remove?: TitleKey },
    write: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await this.#commit(write);
    this.takenDown.change(change);
  }

  /** What it wrote applies at once, also if it cannot be read at the moment, and no reading that began before undoes it. */
  async #commit<Result>(write: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await this.deps.database.prisma.$transaction(async (tx) => {
      const written = await write(tx);
      await tx.$executeRaw`SELECT pg_notify('marquee_settings', '')`;
      return written;
    });
    this.#loaded = this.#started += 1;
    return result;
  }

  readonly #seal = (name: string, secret: string) =>
    Buffer.from(this.deps.cipher.encrypt(secret, name)).toString('base64');

  #unseal(name: string, sealed: unknown): string | null {
    if (typeof sealed !== 'string') return null;
    const secret = this.deps.cipher.decrypt(Buffer.from(sealed, 'base64'), name);
    if (secret === null)
      this.deps.logger.error({ setting: name }, 'a secret setting cannot be decrypted: was SECRET_KEY changed?');
    return secret;
  }
}
