import type { PGlite } from '@electric-sql/pglite';
import type { SqlSession } from '../migrations';

export function pgliteSession(database: PGlite): SqlSession {
  return {
    query: async <Row>(sql: string, params: unknown[] = []) => (await database.query<Row>(sql, params)).rows,
    exec: async (script) => {
      await database.exec(script);
    },
  };
}
