import * as z from 'zod';

export interface Settings {
  port: number;
  /** Origin under which browsers reach this server, without a trailing slash; undefined: as each request says. */
  publicUrl: string | undefined;
  logLevel: string;
  /** Signs the passes in playlist addresses; undefined: a random one for each process. */
  secret: string | undefined;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = z.object({
  PROVIDER_PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65535))
    .default(8788),
  PROVIDER_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address))
    .refine(({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '')
    .transform(({ origin }) => origin)
    .optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  PROVIDER_SECRET: z.string().min(32).optional(),
});

const expectations: Record<string, string> = {
  PROVIDER_PORT: 'a port number from 0 to 65535',
  PROVIDER_PUBLIC_URL: 'an origin such as https://media.example.org, without a path',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  PROVIDER_SECRET: 'at least 32 characters',
};

/** A setting that cannot be used; its message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the settings from the environment; empty variables count as missing. Throws a SettingsError. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    throw new SettingsError(names.map((name) => `${name} must be ${expectations[name] ?? 'valid'}.`).join(' '));
  }
  const { PROVIDER_PORT, PROVIDER_PUBLIC_URL, LOG_LEVEL, PROVIDER_SECRET } = parsed.data;
  return { port: PROVIDER_PORT, publicUrl: PROVIDER_PUBLIC_URL, logLevel: LOG_LEVEL, secret: PROVIDER_SECRET };
}
