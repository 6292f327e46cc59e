import { entryBytes, type CollectionSql } from './collection-sql';

/*
 * The rules of core's mergeHistory, row by row. A film is one row; a show is a row of its own, with an empty episode key,
 * and one for each episode. A test compares both on random histories.
 */

/** The order in which core ranks two states of one row. */
const rank = (row: string): string => `(
  ${row}.changed_at_ms, ${row}.watched_sec, ${row}.duration_sec, ${row}.title COLLATE "C", COALESCE(${row}.year, -1),
  (${row}.details ->> 'number')::float8, (${row}.details ->> 'id')::float8, (${row}.details ->> 'seasonId')::float8)`;
const wins = `${rank('excluded')} > ${rank('known')}`;
const newest = (column: string): string =>
  `${column} = CASE WHEN ${wins} THEN excluded.${column} ELSE known.${column} END`;

const upsert = `
  INSERT INTO history_entries AS known (user_id, media_type, media_id, episode_key, title, year,
    watched_sec, duration_sec, details, changed_at_ms, removed_at_ms, revision)
  SELECT $1::uuid, "mediaType", "mediaId", "episodeKey", title, year,
    watched, duration, details, "updatedAt", "removedAt", $3::bigint
  FROM jsonb_to_recordset($2::jsonb) AS pushed("mediaType" text, "mediaId" int, "episodeKey" text, title text,
    year int, watched float8, duration float8, details jsonb, "updatedAt" bigint, "removedAt" bigint)
  ON CONFLICT (user_id, media_type, media_id, episode_key) DO UPDATE
  SET ${['title', 'year', 'watched_sec', 'duration_sec', 'details', 'changed_at_ms'].map(newest).join(', ')},
    removed_at_ms = GREATEST(known.removed_at_ms, excluded.removed_at_ms), revision = excluded.revision
  WHERE ${wins} OR COALESCE(excluded.removed_at_ms, -1) > COALESCE(known.removed_at_ms, -1)`;

const progress = `json_build_object('watched', entry.watched_sec, 'duration', entry.duration_sec)`;

/**
 * Titles by key, each with those of its episodes that are shown. Where a film and a show of one number are both in the
 * answer, the show is keyed show-{number}.
 */
const items = (options: { episode: string; title: string; removedAt: (row: string) => string }): string => `
  WITH episodes AS MATERIALIZED (
    SELECT entry.media_id, json_object_agg(entry.episode_key, json_strip_nulls(json_build_object(
      'id', entry.details -> 'id', 'number', entry.details -> 'number', 'title', entry.title,
      'seasonId', entry.details -> 'seasonId', 'updatedAt', entry.changed_at_ms,
      'progress', ${progress}${options.removedAt('entry')}))) AS shown
    FROM history_entries AS entry
    JOIN history_entries AS title ON title.user_id = $1::uuid AND title.media_type = 'tv'
      AND title.media_id = entry.media_id AND title.episode_key = ''
    WHERE entry.user_id = $1::uuid AND entry.media_type = 'tv' AND entry.episode_key <> '' AND ${options.episode}
    GROUP BY entry.media_id
  ), titles AS MATERIALIZED (
    SELECT entry.*, episodes.shown FROM history_entries AS entry
    LEFT JOIN episodes ON entry.media_type = 'tv' AND episodes.media_id = entry.media_id
    WHERE entry.user_id = $1::uuid AND entry.episode_key = '' AND (${options.title})
  )
  SELECT COALESCE(json_object_agg(
    CASE WHEN entry.media_type = 'tv' AND film.media_id IS NOT NULL THEN 'show-' ELSE '' END || entry.media_id,
    json_strip_nulls(CASE entry.media_type
      WHEN 'movie' THEN json_build_object('type', 'movie', 'title', entry.title, 'year', entry.year,
        'updatedAt', entry.changed_at_ms, 'progress', ${progress}${options.removedAt('entry')})
      ELSE json_build_object('type', 'show', 'title', entry.title, 'year', entry.year,
        'updatedAt', entry.changed_at_ms,
        'episodes', COALESCE(entry.shown, '{}')${options.removedAt('entry')}) END)), '{}')
  FROM titles AS entry
  LEFT JOIN titles AS film ON film.media_type = 'movie' AND film.media_id = entry.media_id`;

const isWithin = 'entry.revision > $2::bigint AND entry.revision <= $3::bigint';

const isGone = (removedAt: string): string => `${removedAt} >= entry.changed_at_ms AND ${removedAt} < $1::bigint`;

export const historySql: CollectionSql = {
  collection: 'history',
  member: 'items',
  table: 'history_entries',
  key: ['media_type', 'media_id', 'episode_key'],
  bytes: (row) => entryBytes(`to_json(${row}.title)::text`, `${row}.removed_at_ms >= ${row}.changed_at_ms`),
  upsert,
  changed: items({
    episode: isWithin,
    title: `(${isWithin}) OR episodes.media_id IS NOT NULL`,
    removedAt: (row) => `, 'removedAt', ${row}.removed_at_ms`,
  }),
  living: items({
    episode: 'entry.changed_at_ms > COALESCE(GREATEST(entry.removed_at_ms, title.removed_at_ms), -1)',
    title: `CASE entry.media_type WHEN 'movie' THEN entry.changed_at_ms > COALESCE(entry.removed_at_ms, -1)
      ELSE episodes.media_id IS NOT NULL END`,
    removedAt: () => '',
  }),
  deleteTombstones: [
    // A title's tombstone covers its episodes: they are forgotten with it, never before it.
    `DELETE FROM history_entries AS entry USING history_entries AS title
      WHERE entry.media_type = 'tv' AND entry.episode_key <> ''
        AND title.user_id = entry.user_id AND title.media_type = 'tv' AND title.media_id = entry.media_id
        AND title.episode_key = '' AND ${isGone('GREATEST(entry.removed_at_ms, title.removed_at_ms)')}`,
    `DELETE FROM history_entries AS entry WHERE episode_key = '' AND NOT EXISTS (SELECT 1 FROM history_entries AS part WHERE part.user_id = entry.user_id
        AND part.media_type = entry.media_type AND part.media_id = entry.media_id AND part.episode_key <> '')
      AND (${isGone('entry.removed_at_ms')} OR (media_type = 'tv' AND removed_at_ms IS NULL))`,
  ],
};
