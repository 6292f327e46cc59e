import { WATCH_REGION } from '@marquee/core';
import type { OperatorSettings, SiteSettingsBody, TmdbCheck } from '@marquee/core/contracts';
import type { Settings } from '../../config';
import { ApiError } from '../../http/errors';
import type { CurrentSession } from '../auth';
import type { OperatorContent } from '../content/operator-content';
import { beginAct } from '../operator';
import { DEFAULT_SITE_NAME } from '../public-config';
import { checkToken } from '../tmdb';
import type { SiteSettings } from './site-settings';

export interface OperatorSettingsDeps {
  settings: Settings;
  siteSettings: SiteSettings;
  content: OperatorContent;
  tmdbToken: () => string | undefined;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

/** The settings as operators see and change them. */
export class OperatorSettingsService {
  constructor(private readonly deps: OperatorSettingsDeps) {}

  read(): OperatorSettings {
    const { settings, siteSettings, content, tmdbToken } = this.deps;
    const site = content.site.read();
    const { siteName, region, visitors, signUp } = siteSettings.values;
    return {
      settings: {
        visitors,
        signUp,
        siteName: site.siteName ?? siteName,
        region: site.region ?? region,
      },
      defaults: { siteName: DEFAULT_SITE_NAME, region: WATCH_REGION },
      tmdb: { hasToken: tmdbToken() !== undefined },
      fixed: this.#fixed(),
      hasOpenStreams: site.providers !== undefined || !settings.provider.isBehindSite,
    };
  }

  /** @throws ApiError `setting_fixed` for what the environment or a file sets */
  async save({ sessionId }: CurrentSession, body: SiteSettingsBody): Promise<OperatorSettings> {
    const fixed = this.#fixed();
    const [name] = Object.keys(body).filter((key) => key in fixed);
    if (name !== undefined) throw new ApiError('setting_fixed');
    await this.deps.siteSettings.save(async (tx) => {
      const { record } = await beginAct(tx, sessionId, this.deps.now());
      await record({ name: 'change_settings', target: null, details: changesOf(body) });
      return body;
    });
    return this.read();
  }

  /** Tries the token, or the one in use. */
  checkTmdb(token = this.deps.tmdbToken()): Promise<TmdbCheck> {
    return checkToken(token, { ...this.deps, baseUrl: this.deps.settings.tmdb.baseUrl });
  }

  #fixed(): OperatorSettings['fixed'] {
    const site = this.deps.content.site.read();
    return {
      ...(site.siteName !== undefined && { siteName: 'site.json' }),
      ...(site.region !== undefined && { region: 'site.json' }),
      ...(this.deps.settings.tmdb.token !== undefined && { tmdbToken: 'TMDB_TOKEN' }),
    };
  }
}

/** What the log of acts says; never the token. */
const changesOf = ({ tmdbToken, ...values }: SiteSettingsBody): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? 'default'])),
  ...(tmdbToken !== undefined && { tmdbToken: tmdbToken === null ? 'removed' : 'changed' }),
});
