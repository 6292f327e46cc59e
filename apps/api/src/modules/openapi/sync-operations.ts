import {
  bookmarksResponseSchema,
  historyResponseSchema,
  settingsResponseSchema,
  sinceQuerySchema,
  syncBookmarksResponseSchema,
  syncBookmarksBodySchema,
  syncHistoryResponseSchema,
  syncHistoryBodySchema,
  syncSettingsResponseSchema,
  syncSettingsBodySchema,
} from '@marquee/core/contracts';
import type { $ZodType } from 'zod/v4/core';
import { named, ok, type Operation } from './operation';

const tag = 'Sync';

const read = (path: string, name: string, schema: $ZodType): Operation => ({
  method: 'get',
  path: `/api/users/me/${path}`,
  tag,
  session: true,
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
  summary: 'Joins entries with those of other devices; nothing is removed by being absent.',
  body: named(`${name}Push`, body),
  answers: ok(`${name}Joined`, answer),
  errors: ['bad_request', 'collection_full', 'payload_too_large', 'unsupported_media_type', 'rate_limited'],
});

export const syncOperations: Operation[] = [
  read('bookmarks', 'Bookmarks', bookmarksResponseSchema),
  push('bookmarks', 'Bookmarks', syncBookmarksBodySchema, syncBookmarksResponseSchema),
  read('watch-history', 'WatchHistory', historyResponseSchema),
  push('watch-history', 'WatchHistory', syncHistoryBodySchema, syncHistoryResponseSchema),
  read('settings', 'Settings', settingsResponseSchema),
  push('settings', 'Settings', syncSettingsBodySchema, syncSettingsResponseSchema),
  {
    method: 'get',
    path: '/api/users/me/events',
    tag,
    session: true,
    summary: 'Server-sent events: `ready` and `changed`, with a comment every 25 s.',
    answers: { 200: { description: 'A stream that stays open.', contentType: 'text/event-stream' } },
    errors: ['rate_limited'],
  },
];
