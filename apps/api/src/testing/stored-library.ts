import { parseTitleKey, type TitleKey } from '@marquee/core';
import type { TestDatabase } from './test-database';

/** A library that a test writes to the database, where the stream provider does not say what it has. */
export function storedLibrary(test: { database: TestDatabase }) {
  const change = (statement: string) =>
    test.database.sql(`WITH changed AS (${statement} RETURNING 1), next AS (
      UPDATE library_state SET revision = revision + 1 WHERE (SELECT count(*) FROM changed) >= 0 RETURNING revision)
      SELECT pg_notify('marquee_library', revision::text)::text FROM next`);
  return {
    put(key: TitleKey, episodes: Record<string, string> = {}) {
      const title = { id: key, mediaType: parseTitleKey(key)?.mediaType, title: key, addedAtMs: 1, episodes };
      return change(`INSERT INTO library_titles (id, key, title) VALUES ('${key}', '${key}', '${JSON.stringify(title)}')
        ON CONFLICT (id) DO UPDATE SET title = EXCLUDED.title`);
    },
    clear: () => change('DELETE FROM library_titles'),
  };
}
