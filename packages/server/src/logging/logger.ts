import { pino, type DestinationStream, type Logger, type LevelWithSilent } from 'pino';

export type { Logger };

/** Members whose values are never logged, wherever they are nested. */
const secrets = [
  ...['password', 'passwordConfirm', 'currentPassword', 'passwordHash', 'secretKey', 'smtpUrl'],
  ...['token', 'uiToken', '["4k_token"]', '["x-csrf-token"]', 'authorization', 'cookie'],
];

const joinPath = (parent: string, name: string) =>
  parent && !name.startsWith('[') ? `${parent}.${name}` : parent + name;

/** @param service name of the server in every line */
export function createLogger(service: string, level: LevelWithSilent, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((name) => ['', '*', '*.*'].map((parent) => joinPath(parent, name))),
        censor: '[removed]',
      },
    },
    destination ?? pino.destination(1),
  );
}
