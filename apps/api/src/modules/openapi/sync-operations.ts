import { collectionByName, collectionNames, type CollectionName } from '@marquee/core/collections';
import {
  bookmarksResponseSchema,
  scrobbleQuerySchema,
  scrobbleResponseSchema,
  traktScrobbleResponseSchema,
  historyResponseSchema,
  settingsResponseSchema,
  sinceQuerySchema,
  syncBodySchema,
  syncBookmarksResponseSchema,
  syncBookmarksBodySchema,
  syncHistoryResponseSchema,
  syncHistoryBodySchema,
  syncResponseSchema,
  syncSettingsResponseSchema,
  syncSettingsBodySchema,
} from '@marquee/core/contracts';
import { traktActions } from '@marquee/core/scrobble';
import type { $ZodType } from 'zod/v4/core';
import { z } from 'zod';
import { bodyErrors, named, ok, type Operation } from './operation';

const tag = 'Sync';

const read = (path: string, name: string, schema: $ZodType): Operation => ({
  method: 'get',
  path: `/api/users/me/${path}`,
  tag,
  session: true,
  scope: 'read',
  summary:
    'What is there; with `since`, what changed after that revision, removals included. With `limit` in pages: where the answer says `more`, the next is asked for with `since` at its revision.',
  query: sinceQuerySchema,
  answers: { ...ok(name, schema), 304: { description: 'Unchanged since the ETag.', contentType: 'none' } },
  errors: ['bad_request', 'rate_limited'],
});

const push = (path: string, name: string, body: $ZodType, answer: $ZodType): Operation => ({
  method: 'post',
  path: `/api/sync/${path}`,
  tag,
  session: true,
  scope: 'sync',
  summary:
    'Joins entries with those of other devices; nothing is removed by being absent. What cannot be stored is named in `refused`, the rest passes.',
  body: named(`${name}Push`, body),
  answers: ok(`${name}Joined`, answer),
  errors: [...bodyErrors, 'rate_limited'],
});

/** The bodies are the programs' own: JSON, or a form with JSON in a field. */
const scrobble = (program: string, by: string): Operation => ({
  method: 'post',
  path: `/api/scrobble/${program}`,
  tag,
  scope: 'scrobble',
  summary: `Records what ${by} reports: a play once a title was finished, else the position. A repeated report changes nothing.`,
  query: scrobbleQuerySchema,
  answers: program.startsWith('trakt/')
    ? { 201: named('TraktScrobbled', traktScrobbleResponseSchema) }
    : ok('Scrobbled', scrobbleResponseSchema),
  errors: [
    ...(['bad_request', 'payload_too_large', 'rate_limited', 'metadata_unavailable', 'collection_full'] as const),
    ...(['account_full', 'not_found'] as const),
  ],
});

/** Entries of each collection, according to its definition. */
const entriesByCollection = z.object(
  Object.fromEntries(
    collectionNames.map((name: CollectionName) => {
      const { key, value } = collectionByName(name);
      const entry = z.object({
        key: z.string().regex(key),
        value: value as unknown as z.ZodType,
        changedAt: z.number(),
        removedAt: z.number().optional(),
      });
      return [name, z.array(entry).optional()];
    }),
  ),
);

export const syncOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/sync',
    tag,
    session: true,
    scope: 'sync',
    summary:
      'Pushes and pulls every collection in one round trip. `push` joins entries with those of other devices; `since` asks for what changed after a revision. What cannot be stored is named in `refused`, the rest passes.',
    body: named('Sync', z.object({ ...syncBodySchema.shape, push: entriesByCollection.optional() })),
    answers: ok('Synced', z.object({ ...syncResponseSchema.shape, changes: entriesByCollection })),
    errors: [...bodyErrors, 'rate_limited'],
  },
  read('bookmarks', 'Bookmarks', bookmarksResponseSchema),
  push('bookmarks', 'Bookmarks', syncBookmarksBodySchema, syncBookmarksResponseSchema),
  read('watch-history', 'WatchHistory', historyResponseSchema),
  push('watch-history', 'WatchHistory', syncHistoryBodySchema, syncHistoryResponseSchema),
  read('settings', 'Settings', settingsResponseSchema),
  push('settings', 'Settings', syncSettingsBodySchema, syncSettingsResponseSchema),
  scrobble('jellyfin', 'Jellyfin’s webhook plug-in'),
  scrobble('plex', 'a Plex webhook'),
  scrobble('emby', 'an Emby webhook'),
  scrobble('kodi', 'an add-on of Kodi'),
  ...traktActions.map((action) => scrobble(`trakt/${action}`, 'a program for Trakt')),
  {
    method: 'get',
    path: '/api/users/me/events',
    tag,
    session: true,
    summary:
      'Server-sent events: `changed`, `library`, `request`, and `ready` with the revision and the epoch at the start and every 25 s.',
    answers: { 200: { description: 'A stream that stays open.', contentType: 'text/event-stream' } },
    errors: ['rate_limited'],
  },
];
