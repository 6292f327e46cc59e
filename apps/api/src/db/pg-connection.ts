import { isRecord } from '@marquee/core';
import type pg from 'pg';
import type { SqlSession } from './migrations';

export function pgSession(client: pg.ClientBase): SqlSession {
  return {
    query: async <Row>(sql: string, params: unknown[] = []) => (await client.query(sql, params)).rows as Row[],
    exec: async (script) => {
      await client.query(script);
    },
  };
}

/** Distinguishes the server's connections from those of commands. */
export const SERVER_APPLICATION_NAME = 'marquee-server';

/** `?schema=name` is Prisma's addition to the URL; the driver does not know it. */
export function splitSchema(databaseUrl: string): { connectionString: string; schema: string } {
  const url = new URL(databaseUrl);
  const schema = url.searchParams.get('schema') ?? 'public';
  url.searchParams.delete('schema');
  return { connectionString: url.toString(), schema };
}

/** Describes a connection error without the URL, which contains a password. */
export function connectionSentence(cause: unknown): string {
  const { code, message } = isRecord(cause) ? cause : {};
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing listens at the host and port in DATABASE_URL',
    ENOENT: 'there is no socket in the folder in DATABASE_URL',
    ENOTFOUND: 'the host name in DATABASE_URL is unknown',
    EAI_AGAIN: 'the host name in DATABASE_URL is unknown',
    ETIMEDOUT: 'the host does not answer',
    '28P01': 'the password is wrong',
    '28000': 'the user may not log in',
    '3D000': 'the database does not exist',
  };
  const reason =
    (typeof code === 'string' && reasons[code]) || (typeof message === 'string' && message) || 'no reason given';
  return `The database cannot be reached: ${reason}.`;
}
