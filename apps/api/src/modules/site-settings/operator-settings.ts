import { definedOnly, keysOf, publicHomeRows, readHomeRows, WATCH_REGION, writeHomeRows } from '@marquee/core';
import type { FixedBy, OidcCheck, OperatorSettings, SiteSettingsBody, TmdbCheck } from '@marquee/core/contracts';
import type { Settings } from '../../config';
import { ApiError } from '../../http/errors';
import type { CurrentSession } from '../auth';
import type { OperatorContent } from '../content/operator-content';
import { oidcOptions, type OidcClient } from '../oidc';
import { beginAct } from '../operator';
import { DEFAULT_SITE_NAME } from '../public-config';
import { checkToken } from '../tmdb';
import { refuseLosingTheLastWayIn } from './refuse-losing-the-last-way-in';
import type { SiteSettings } from './site-settings';

export interface OperatorSettingsDeps {
  settings: Settings;
  siteSettings: SiteSettings;
  content: OperatorContent;
  tmdbToken: () => string | undefined;
  hasOpenStreams: () => boolean;
  oidcClient: Pick<OidcClient, 'check'>;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

/** The variable of each setting that the environment may fix. */
const variables = {
  oidcIssuer: 'OIDC_ISSUER',
  oidcClientId: 'OIDC_CLIENT_ID',
  oidcLabel: 'OIDC_LABEL',
  oidcGroupsClaim: 'OIDC_GROUPS_CLAIM',
  oidcOperatorGroup: 'OIDC_OPERATOR_GROUP',
  oidcSignUp: 'OIDC_SIGN_UP',
  localLogin: 'LOCAL_LOGIN',
} as const satisfies Record<keyof Settings['site'], FixedBy>;

type Urls = Omit<OperatorSettings['oidc'], 'hasClientSecret'>;

/** The settings as operators see and change them. */
export class OperatorSettingsService {
  constructor(private readonly deps: OperatorSettingsDeps) {}

  /** @param urls of this site, which are registered at an OpenID Connect provider */
  read(urls: Urls): OperatorSettings {
    const { siteSettings, content, tmdbToken, hasOpenStreams } = this.deps;
    const site = content.site.read();
    // Folders have calls of their own.
    const { mediaFolders: _folders, ...values } = siteSettings.values;
    return {
      settings: {
        ...values,
        siteName: site.siteName ?? values.siteName,
        region: site.region ?? values.region,
      },
      defaults: { siteName: DEFAULT_SITE_NAME, region: WATCH_REGION },
      tmdb: { hasToken: tmdbToken() !== undefined },
      oidc: { hasClientSecret: siteSettings.oidcClientSecret !== undefined, ...urls },
      fixed: this.#fixed(),
      hasOpenStreams: hasOpenStreams(),
    };
  }

  /**
   * @throws ApiError `setting_fixed` for what the environment or a file sets; `oidc_operator_needed` if nobody could open
   *   the dashboard any more
   */
  async save({ sessionId }: CurrentSession, body: SiteSettingsBody, urls: Urls): Promise<OperatorSettings> {
    const fixed = this.#fixed();
    const [name] = Object.keys(body).filter((key) => key in fixed);
    if (name !== undefined) throw new ApiError('setting_fixed');
    await this.deps.siteSettings.save(async (tx) => {
      const { record } = await beginAct(tx, { sessionId }, this.deps.now());
      await refuseLosingTheLastWayIn(tx, this.deps.settings.site, body);
      await record({ name: 'change_settings', target: null, details: changesOf(body) });
      return typeof body.homeRows === 'string' ? { ...body, homeRows: rowsForAll(body.homeRows) } : body;
    });
    return this.read(urls);
  }

  /** Asks the provider what it can do: that of the issuer, or the one in use. */
  checkOidc(issuer: string | undefined): Promise<OidcCheck> {
    const options = oidcOptions(this.deps.siteSettings);
    const tried = issuer === undefined ? options : { clientSecret: undefined, clientId: 'check', label: '', issuer };
    return this.deps.oidcClient.check(tried);
  }

  /** Tries the token, or the one in use. */
  checkTmdb(token = this.deps.tmdbToken()): Promise<TmdbCheck> {
    return checkToken(token, { ...this.deps, baseUrl: this.deps.settings.tmdb.baseUrl });
  }

  #fixed(): OperatorSettings['fixed'] {
    const site = this.deps.content.site.read();
    const { settings } = this.deps;
    return {
      ...Object.fromEntries(keysOf(settings.site).map((name) => [name, variables[name]])),
      ...(settings.oidcClientSecret !== undefined && { oidcClientSecret: 'OIDC_CLIENT_SECRET' }),
      ...(site.siteName !== undefined && { siteName: 'site.json' }),
      ...(site.region !== undefined && { region: 'site.json' }),
      ...(settings.tmdb.token !== undefined && { tmdbToken: 'TMDB_TOKEN' }),
    };
  }
}

/** An operator's home without what is theirs alone. @throws ApiError for what is none */
function rowsForAll(text: string): string {
  const rows = writeHomeRows(publicHomeRows(readHomeRows(text) ?? []));
  if (readHomeRows(text) === null || rows === null) throw new ApiError('bad_request');
  return rows;
}

/** What the log of acts says; never a secret. */
const changesOf = ({ tmdbToken, oidcClientSecret, homeRows, ...values }: SiteSettingsBody): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? 'default'])),
  ...(homeRows !== undefined && { homeRows: homeRows === null ? 'default' : 'changed' }),
  ...Object.fromEntries(
    Object.entries(definedOnly({ tmdbToken, oidcClientSecret })).map(([name, secret]) => [
      name,
      secret === null ? 'removed' : 'changed',
    ]),
  ),
});
