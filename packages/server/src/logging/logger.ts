import { pino, type DestinationStream, type Logger, type LevelWithSilent } from 'pino';
import type { RecentWarnings } from './recent-warnings';

export type { Logger };

/** Members whose values are never logged, wherever they are nested. */
const secrets = [
  ...['password', 'passwordConfirm', 'currentPassword', 'passwordHash', 'secretKey', 'smtpUrl'],
  ...['token', 'uiToken', '["4k_token"]', '["x-csrf-token"]', 'authorization', 'cookie'],
];

const joinPath = (parent: string, name: string) =>
  parent && !name.startsWith('[') ? `${parent}.${name}` : parent + name;

/**
 * @param service name of the server in every line
 * @param warnings note warnings and errors
 */
export function createLogger(
  service: string,
  level: LevelWithSilent,
  destination?: DestinationStream,
  warnings?: RecentWarnings,
): Logger {
  return pino(
    {
      level,
      base: { service },
      hooks: {
        logMethod(args, method, number) {
          warnings?.note(args, number);
          method.apply(this, args);
        },
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((name) => ['', '*', '*.*'].map((parent) => joinPath(parent, name))),
        censor: '[removed]',
      },
    },
    destination ?? pino.destination(1),
  );
}
