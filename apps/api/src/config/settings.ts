import { isAbsolute, join } from 'node:path';
import { definedOnly } from '@marquee/core';
import { OIDC_LABEL_MAX_LENGTH, oidcIssuerSchema } from '@marquee/core/contracts';
import { z } from 'zod';
import {
  httpAddress,
  logLevel,
  oneOf,
  OperationalError,
  portNumber,
  readEnvironment,
  wholeNumber,
} from '@marquee/server';
import { repositoryRoot } from './paths';

const list = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  )
  .default([]);

const environmentSchema = z
  .object({
    PORT: portNumber(8787),
    HOST: z.string().optional(),
    PROVIDER_PORT: portNumber(8788),
    PROVIDER_HOST: z.string().optional(),
    PROVIDER_URL: httpAddress('https://streams.example.org').optional(),
    PROVIDER_INTERNAL_URL: httpAddress('http://provider:8788').optional(),
    PROVIDER_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    PUBLIC_URL: httpAddress('https://marquee.example.org')
      .refine((url) => new URL(url).href === `${url}/`, 'must have no path, because Marquee is served at / only')
      .optional(),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must be a URL such as postgresql://user:password@host:5432/name',
      })
      .optional(),
    /** Only for the command line. */
    MOVE_FROM: z.string().optional(),
    BACKUPS: oneOf(['on', 'off']).default('off'),
    TMDB_TOKEN: z
      .string()
      .regex(/^[\w.-]+$/, 'must be the API Read Access Token (or the API key) of a TMDB account')
      .optional(),
    TMDB_BASE_URL: httpAddress('https://api.themoviedb.org/3').default('https://api.themoviedb.org/3'),
    IMAGE_HOSTS: list,
    DISK_RESERVE_MB: wholeNumber('megabytes', 0, 1_000_000).default(128),
    /** Read by the stream provider. */
    MEDIA_DIR: z.string().optional(),
    USER_SOURCES: oneOf(['auto', 'https', 'off']).default('auto'),
    REPORT_WEBHOOK_URL: httpAddress('https://chat.example.org/webhooks/1').optional(),
    SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be a URL such as smtp://user:password@mail.example.org:587' })
      .optional(),
    OIDC_ISSUER: z
      .string()
      .refine((url) => oidcIssuerSchema.safeParse(url).success, 'must be a URL such as https://login.example.org')
      .optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_LABEL: z.string().max(OIDC_LABEL_MAX_LENGTH).optional(),
    OIDC_GROUPS_CLAIM: z.string().optional(),
    OIDC_OPERATOR_GROUP: z.string().optional(),
    OIDC_SIGN_UP: oneOf(['on', 'off']).optional(),
    /** `on` is also the way back for an operator whose provider is gone. */
    LOCAL_LOGIN: oneOf(['on', 'off']).optional(),
    MAIL_FROM: z.string().regex(/@/, 'must be a sender such as Marquee <no-reply@example.org>').optional(),
    PAGE_RENDERING: oneOf(['server', 'browser']).default('server'),
    MEMORY: oneOf(['normal', 'small']).default('normal'),
    METRICS_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
    TRUST_PROXY: z.string().default('loopback'),
    LOG_LEVEL: logLevel,
  })
  .refine((env) => env.SMTP_URL === undefined || env.PUBLIC_URL !== undefined, {
    path: ['SMTP_URL'],
    error: 'needs PUBLIC_URL, because its emails contain links',
  });

export type Settings = ReturnType<typeof readSettings>;

/** @throws OperationalError if no database is configured; `npm start` brings its own and sets its URL */
export function databaseUrlOf({ databaseUrl }: Pick<Settings, 'databaseUrl'>): string {
  if (databaseUrl !== undefined) return databaseUrl;
  throw new OperationalError('Set DATABASE_URL, or start with `npm start`, which includes a database.');
}

/**
 * Reads all settings of the server. Empty variables count as unset.
 *
 * @throws OperationalError naming each invalid variable and its valid values
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const env = readEnvironment(environmentSchema, environment);
  return {
    port: env.PORT,
    host: env.HOST,
    providerPort: env.PROVIDER_PORT,
    providerUrl: env.PROVIDER_URL,
    /** URL at which this server reaches the stream provider, and the secret that both share. */
    provider: {
      url: env.PROVIDER_INTERNAL_URL ?? `http://${urlHost(env.PROVIDER_HOST ?? env.HOST)}:${env.PROVIDER_PORT}`,
      secret: env.PROVIDER_SECRET,
      /** Browsers reach the stream provider through this server, which checks the viewer. */
      isBehindSite: env.PROVIDER_URL === undefined && env.PROVIDER_SECRET !== undefined,
    },
    publicUrl: env.PUBLIC_URL,
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : join(repositoryRoot, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    moveFrom: env.MOVE_FROM,
    writesBackups: env.BACKUPS === 'on',
    tmdb: { token: env.TMDB_TOKEN, baseUrl: env.TMDB_BASE_URL },
    /** Settings of the site (`SiteSettings`) that the environment fixes. */
    site: definedOnly({
      oidcIssuer: env.OIDC_ISSUER,
      oidcClientId: env.OIDC_CLIENT_ID,
      oidcLabel: env.OIDC_LABEL,
      oidcGroupsClaim: env.OIDC_GROUPS_CLAIM,
      oidcOperatorGroup: env.OIDC_OPERATOR_GROUP,
      oidcSignUp: env.OIDC_SIGN_UP,
      localLogin: env.LOCAL_LOGIN,
    }),
    oidcClientSecret: env.OIDC_CLIENT_SECRET,
    imageHosts: env.IMAGE_HOSTS,
    diskReserveBytes: env.DISK_RESERVE_MB * 1024 * 1024,
    /** A stream provider on another machine may have a MEDIA_DIR of its own. */
    mayHostMedia: Boolean(env.MEDIA_DIR ?? env.PROVIDER_URL ?? env.PROVIDER_INTERNAL_URL),
    userSources: env.USER_SOURCES,
    reportWebhookUrl: env.REPORT_WEBHOOK_URL,
    mail:
      env.SMTP_URL === undefined
        ? undefined
        : { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? noReply(env.PUBLIC_URL) },
    secretKey: env.SECRET_KEY,
    isSsrEnabled: env.PAGE_RENDERING === 'server',
    memory: env.MEMORY,
    metricsToken: env.METRICS_TOKEN,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
  };
}

/** The host at which a server that listens on `HOST` can be reached from the same machine. */
const urlHost = (host: string | undefined): string =>
  host === undefined || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;

/** A sender address with the site's host name. */
const noReply = (publicUrl: string | undefined) =>
  `Marquee <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`;

/** Express's formats: `true`, `false`, a number of hops, or addresses and names separated by commas. */
function readTrustProxy(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
