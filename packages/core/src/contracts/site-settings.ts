import * as z from 'zod/mini';
import { HOME_ROWS_LENGTH } from '../home/home-rows';
import { siteLanguageTags } from '../languages';
import { oidcClientSecretSchema, oidcSettings } from './oidc';
import { mediaFoldersSchema } from './media-folders';
import { signUpSchema } from './sign-up';

export const SITE_NAME_MAX_LENGTH = 60;

const siteName = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(SITE_NAME_MAX_LENGTH)));
const region = z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country code such as US')));
const language = z.nullable(z.literal(siteLanguageTags));
const visitors = z.enum(['everyone', 'members']);
const titleRequests = z.enum(['on', 'off']);
/** As `writeHomeRows` writes them. */
const homeRows = z.nullable(z.string().check(z.maxLength(HOME_ROWS_LENGTH), z.regex(/^\[/, 'must be a list of rows')));

/** What operators set on the site, with what applies until they do. */
export const siteSettingsSchema = z.object({
  /** Null: the product's name. */
  siteName: z._default(siteName, null),
  /** ISO 3166-1; null: the product's region. */
  region: z._default(region, null),
  /** For visitors who have chosen none; null: their browser's. */
  language: z._default(language, null),
  /** `members`: a private site, which shows nothing to who is not signed in. */
  visitors: z._default(visitors, 'everyone'),
  signUp: z._default(signUpSchema, 'open'),
  /** Whether members may ask for what the library does not have. */
  titleRequests: z._default(titleRequests, 'off'),
  /** The rows of home for who has not arranged them; null: the site's own. */
  homeRows: z._default(homeRows, null),
  oidcIssuer: z._default(oidcSettings.oidcIssuer, null),
  oidcClientId: z._default(oidcSettings.oidcClientId, null),
  oidcLabel: z._default(oidcSettings.oidcLabel, null),
  oidcGroupsClaim: z._default(oidcSettings.oidcGroupsClaim, null),
  oidcOperatorGroup: z._default(oidcSettings.oidcOperatorGroup, null),
  oidcSignUp: z._default(oidcSettings.oidcSignUp, 'off'),
  localLogin: z._default(oidcSettings.localLogin, 'on'),
  mediaFolders: z._default(mediaFoldersSchema, []),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** A TMDB account's API Read Access Token (a JWT), or its older 32-digit key. */
export const tmdbTokenSchema = z.string().check(z.trim(), z.minLength(16), z.maxLength(1_000), z.regex(/^[\w.-]+$/));

/** `PATCH /operator/settings`: what is absent stays; null restores the default. */
export const siteSettingsBodySchema = z.strictObject({
  siteName: z.optional(siteName),
  region: z.optional(region),
  language: z.optional(language),
  visitors: z.optional(visitors),
  signUp: z.optional(signUpSchema),
  titleRequests: z.optional(titleRequests),
  homeRows: z.optional(homeRows),
  tmdbToken: z.optional(z.nullable(tmdbTokenSchema)),
  oidcIssuer: z.optional(oidcSettings.oidcIssuer),
  oidcClientId: z.optional(oidcSettings.oidcClientId),
  oidcClientSecret: z.optional(z.nullable(oidcClientSecretSchema)),
  oidcLabel: z.optional(oidcSettings.oidcLabel),
  oidcGroupsClaim: z.optional(oidcSettings.oidcGroupsClaim),
  oidcOperatorGroup: z.optional(oidcSettings.oidcOperatorGroup),
  oidcSignUp: z.optional(oidcSettings.oidcSignUp),
  localLogin: z.optional(oidcSettings.localLogin),
});
export type SiteSettingsBody = z.infer<typeof siteSettingsBodySchema>;

/** Where a value comes from that the page cannot change. */
export const fixedBySchema = z.enum([
  'TMDB_TOKEN',
  'site.json',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_LABEL',
  'OIDC_GROUPS_CLAIM',
  'OIDC_OPERATOR_GROUP',
  'OIDC_SIGN_UP',
  'LOCAL_LOGIN',
]);
export type FixedBy = z.infer<typeof fixedBySchema>;

/** `GET /operator/settings`. */
export const operatorSettingsSchema = z.object({
  settings: z.object({
    siteName,
    region,
    language,
    visitors,
    signUp: signUpSchema,
    titleRequests,
    homeRows,
    ...oidcSettings,
  }),
  /** What applies where a setting is null. */
  defaults: z.object({ siteName: z.string(), region: z.string() }),
  /** The token itself is never sent. */
  tmdb: z.object({ hasToken: z.boolean() }),
  /** The client secret is never sent either. */
  oidc: z.object({
    hasClientSecret: z.boolean(),
    /** What to register at the provider. */
    redirectUri: z.string(),
    backchannelLogoutUri: z.string(),
    postLogoutRedirectUri: z.string(),
  }),
  fixed: z.object({
    siteName: z.optional(fixedBySchema),
    region: z.optional(fixedBySchema),
    tmdbToken: z.optional(fixedBySchema),
    oidcIssuer: z.optional(fixedBySchema),
    oidcClientId: z.optional(fixedBySchema),
    oidcClientSecret: z.optional(fixedBySchema),
    oidcLabel: z.optional(fixedBySchema),
    oidcGroupsClaim: z.optional(fixedBySchema),
    oidcOperatorGroup: z.optional(fixedBySchema),
    oidcSignUp: z.optional(fixedBySchema),
    localLogin: z.optional(fixedBySchema),
  }),
  /** Whether browsers reach streams without this server, which therefore cannot keep strangers from them. */
  hasOpenStreams: z.boolean(),
});
export type OperatorSettings = z.infer<typeof operatorSettingsSchema>;

/** `POST /operator/settings/check-tmdb`: without a token, the one in use is tried. */
export const tmdbCheckBodySchema = z.strictObject({ token: z.optional(tmdbTokenSchema) });
export const tmdbCheckSchema = z.object({
  state: z.enum(['works', 'refused', 'unreachable', 'none']),
  /** How long TMDB took. */
  ms: z.number(),
});
export type TmdbCheck = z.infer<typeof tmdbCheckSchema>;
