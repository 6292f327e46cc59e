import { entryBytes, type CollectionSql } from './collection-sql';

/*
 * The rules of core's mergeBookmarks, row by row: the latest addition and the latest removal count, and what was done to
 * an entry without a type was done to its typed ones. A test compares both on random lists.
 */

const isNews = (row: string, known: string): string =>
  `(${row}.added_at_ms > ${known}.added_at_ms
    OR COALESCE(${row}.removed_at_ms, -1) > COALESCE(${known}.removed_at_ms, -1))`;

/** Sets a row's times to the later ones of its own and another's. */
const laterTimes = (row: string, other: string): string => `
  added_at_ms = GREATEST(${row}.added_at_ms, ${other}.added_at_ms),
  removed_at_ms = GREATEST(${row}.removed_at_ms, ${other}.removed_at_ms),
  changed_at_ms = GREATEST(${row}.changed_at_ms, ${other}.changed_at_ms)`;

const sameTitle = (a: string, b: string): string =>
  `${a}.user_id = ${b}.user_id AND ${a}.media_id = ${b}.media_id AND ${a}.category = ${b}.category`;

/** $1 user, $2 rows as JSON, $3 revision. */
const upsert = `
  INSERT INTO bookmarks AS known
    (user_id, media_type, media_id, category, added_at_ms, removed_at_ms, changed_at_ms, revision)
  SELECT $1::uuid, "mediaType", "mediaId", category, "addedAt", "removedAt",
    GREATEST("addedAt", "removedAt"), $3::bigint
  FROM jsonb_to_recordset($2::jsonb)
    AS pushed("mediaType" text, "mediaId" int, category text, "addedAt" bigint, "removedAt" bigint)
  ON CONFLICT (user_id, media_type, media_id, category) DO UPDATE
  SET ${laterTimes('known', 'excluded')}, revision = excluded.revision
  WHERE ${isNews('excluded', 'known')}`;

const settle = `
  UPDATE bookmarks AS known
  SET ${laterTimes('known', 'untyped')}, revision = $2::bigint
  FROM bookmarks AS untyped
  WHERE untyped.user_id = $1::uuid AND untyped.media_type = 'unknown'
    AND ${sameTitle('known', 'untyped')} AND known.media_type <> 'unknown'
    AND ${isNews('untyped', 'known')}`;

const list = (rows: string, removedAt: string): string => `
  SELECT COALESCE(json_agg(json_strip_nulls(json_build_object(
    'mediaId', media_id, 'category', category, 'addedAt', added_at_ms,
    'mediaType', NULLIF(media_type, 'unknown')${removedAt})) ORDER BY added_at_ms, media_id), '[]')
  FROM bookmarks AS entry
  WHERE user_id = $1::uuid AND ${rows}`;

const isGone = (entry: string, cutoff: string): string =>
  `(${entry}.removed_at_ms >= ${entry}.added_at_ms AND ${entry}.removed_at_ms < ${cutoff})`;

const typed = (condition = ''): string => `
  SELECT 1 FROM bookmarks AS typed
  WHERE ${sameTitle('typed', 'entry')} AND typed.media_type <> 'unknown' ${condition}`;

export const bookmarksSql: CollectionSql = {
  collection: 'bookmarks',
  member: 'bookmarks',
  table: 'bookmarks',
  key: ['media_type', 'media_id', 'category'],
  bytes: (row) => entryBytes(`to_json(${row}.category)::text`, `${row}.removed_at_ms >= ${row}.added_at_ms`),
  upsert,
  settle,
  changed: list('revision > $2::bigint AND revision <= $3::bigint', `, 'removedAt', removed_at_ms`),
  // Not EXISTS: without fresh statistics it reads all of a person's rows for each of them.
  living: list(
    `added_at_ms > COALESCE(removed_at_ms, -1) AND (media_type <> 'unknown' OR (media_id, category) NOT IN (
      SELECT media_id, category FROM bookmarks WHERE user_id = $1::uuid AND media_type <> 'unknown'))`,
    '',
  ),
  deleteTombstones: [
    // An entry without a type goes with the last typed one that spoke for it, or it would come to light again.
    `DELETE FROM bookmarks AS entry WHERE media_type = 'unknown'
      AND EXISTS (${typed()}) AND NOT EXISTS (${typed(`AND ${isGone('typed', '$1::bigint')} IS NOT TRUE`)})`,
    `DELETE FROM bookmarks AS entry WHERE ${isGone('entry', '$1::bigint')}`,
  ],
};
