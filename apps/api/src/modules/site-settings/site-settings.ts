import { definedOnly } from '@marquee/core';
import { siteSettingsSchema, type SiteSettings as Values, type SiteSettingsBody } from '@marquee/core/contracts';
import type { Logger } from '@marquee/server';
import { TRANSACTION_LIMITS, type Database, type Transaction } from '../../db';
import type { TokenCipher } from '../../lib/token-cipher';

interface SiteSettingsDeps {
  database: Pick<Database, 'prisma' | 'listen'>;
  cipher: TokenCipher;
  logger: Logger;
}

/** What the sealed token is bound to. */
const TOKEN_KEY = 'tmdbToken';

/**
 * What operators set on the site's own pages, in the memory of every process: a change reaches the others by NOTIFY.
 * Before `load`, the defaults apply.
 */
export class SiteSettings {
  #values: Values = siteSettingsSchema.parse({});
  #tmdbToken: string | undefined;
  #started = 0;
  #loaded = 0;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly deps: SiteSettingsDeps) {}

  get values(): Values {
    return this.#values;
  }

  get tmdbToken(): string | undefined {
    return this.#tmdbToken;
  }

  /** Calls the listener after every change, whichever process made it. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Follows the changes of all processes; the returned function ends that. */
  follow(): () => void {
    const reload = () =>
      void this.load().catch((error: unknown) => this.deps.logger.error({ err: error }, 'settings cannot be read'));
    return this.deps.database.listen({
      onNotification: (channel) => channel === 'marquee_settings' && reload(),
      onReconnect: reload,
    });
  }

  async load(): Promise<void> {
    const number = (this.#started += 1);
    const rows = await this.deps.database.prisma.siteSetting.findMany();
    const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    const { siteName, region, visitors, signUp } = stored;
    const parsed = siteSettingsSchema.safeParse(definedOnly({ siteName, region, visitors, signUp }));
    // A later one may have been faster.
    if (number < this.#loaded) return;
    if (!parsed.success) throw new Error('The table site_settings holds a value that this version does not know.');
    this.#loaded = number;
    this.#values = parsed.data;
    this.#tmdbToken = this.#unseal(stored[TOKEN_KEY]);
    this.#listeners.forEach((listener) => listener());
  }

  /**
   * Stores what the body names, null as the default, and tells every process.
   *
   * @param join what else belongs to the change, in the same transaction
   */
  async save(body: SiteSettingsBody, join?: (tx: Transaction) => Promise<void>): Promise<void> {
    const { tmdbToken, ...values } = body;
    const changes: [string, string | null][] = Object.entries(definedOnly(values));
    if (tmdbToken !== undefined) changes.push([TOKEN_KEY, tmdbToken && this.#seal(tmdbToken)]);
    await this.deps.database.prisma.$transaction(async (tx) => {
      await join?.(tx);
      for (const [key, value] of changes) {
        if (value === null) await tx.siteSetting.deleteMany({ where: { key } });
        else await tx.siteSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
      }
      await tx.$executeRaw`SELECT pg_notify('marquee_settings', '')`;
    }, TRANSACTION_LIMITS);
    await this.load();
  }

  readonly #seal = (token: string) => Buffer.from(this.deps.cipher.encrypt(token, TOKEN_KEY)).toString('base64');

  #unseal(sealed: unknown): string | undefined {
    if (typeof sealed !== 'string') return undefined;
    const token = this.deps.cipher.decrypt(Buffer.from(sealed, 'base64'), TOKEN_KEY);
    if (token === null) this.deps.logger.error('the TMDB token cannot be decrypted: was SECRET_KEY changed?');
    return token ?? undefined;
  }
}
