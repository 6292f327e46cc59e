import { entryBytes, type CollectionSql } from './collection-sql';

/* The rules of core's mergeSettings, row by row. */

const wins = `(excluded.changed_at_ms, excluded.value::text COLLATE "C")
  > (known.changed_at_ms, known.value::text COLLATE "C")`;

const map = (rows: string, entry: string): string => `
  SELECT COALESCE(json_object_agg(key, ${entry}), '{}') FROM settings WHERE user_id = $1::uuid AND ${rows}`;
const record = (removedAt = '') => `json_build_object('value', value, 'updatedAt', changed_at_ms${removedAt})`;

export const settingsSql: CollectionSql = {
  collection: 'settings',
  member: 'settings',
  table: 'settings',
  key: ['key'],
  bytes: (row) => entryBytes(`${row}.value::text`, `${row}.removed_at_ms >= ${row}.changed_at_ms`),
  upsert: `
    INSERT INTO settings AS known (user_id, key, value, changed_at_ms, removed_at_ms, revision)
    SELECT $1::uuid, key, COALESCE(value, 'null'), "updatedAt", "removedAt", $3::bigint
    FROM jsonb_to_recordset($2::jsonb) AS pushed(key text, value jsonb, "updatedAt" bigint, "removedAt" bigint)
    ON CONFLICT (user_id, key) DO UPDATE
    SET value = CASE WHEN ${wins} THEN excluded.value ELSE known.value END,
      changed_at_ms = GREATEST(known.changed_at_ms, excluded.changed_at_ms),
      removed_at_ms = GREATEST(known.removed_at_ms, excluded.removed_at_ms), revision = excluded.revision
    WHERE ${wins} OR COALESCE(excluded.removed_at_ms, -1) > COALESCE(known.removed_at_ms, -1)`,
  changed: map(
    'revision > $2::bigint AND revision <= $3::bigint',
    `CASE WHEN removed_at_ms IS NULL THEN ${record()} ELSE ${record(`, 'removedAt', removed_at_ms`)} END`,
  ),
  living: map('changed_at_ms > COALESCE(removed_at_ms, -1)', record()),
  deleteTombstones: [
    'DELETE FROM settings AS entry WHERE removed_at_ms >= changed_at_ms AND removed_at_ms < $1::bigint',
  ],
};
