import { WATCH_REGION } from '@marquee/core';
import type { OperatorSettings, SiteSettingsBody, TmdbCheck } from '@marquee/core/contracts';
import type { Settings } from '../../config';
import { ApiError } from '../../http/errors';
import type { OperatorContent } from '../content/operator-content';
import { DEFAULT_SITE_NAME } from '../public-config';
import { createTmdbUpstream, UpstreamError } from '../tmdb';
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
    const { siteName, region } = siteSettings.values;
    return {
      settings: {
        ...siteSettings.values,
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
  async save(body: SiteSettingsBody): Promise<OperatorSettings> {
    const fixed = this.#fixed();
    const [name] = Object.keys(body).filter((key) => key in fixed);
    if (name !== undefined) throw new ApiError('setting_fixed');
    await this.deps.siteSettings.save(body);
    return this.read();
  }

  /** Asks TMDB for the least that needs a token. */
  async checkTmdb(token = this.deps.tmdbToken()): Promise<TmdbCheck> {
    const { settings, fetch, now } = this.deps;
    if (token === undefined) return { state: 'none', ms: 0 };
    const startedAt = now();
    try {
      const ask = createTmdbUpstream({ baseUrl: settings.tmdb.baseUrl, token, fetch });
      await ask('configuration', new URLSearchParams(), 'operator');
      return { state: 'works', ms: now() - startedAt };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return { state: error.code === 'token_refused' ? 'refused' : 'unreachable', ms: now() - startedAt };
    }
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
