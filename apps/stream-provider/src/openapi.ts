import {
  errorBodySchema,
  fontListSchema,
  MAX_TITLES_WAIT_SEC,
  providerSourcesSchema,
  providerTitlesSchema,
  streamResultSchema,
  tokenSubmitBodySchema,
  tokenSubmitResponseSchema,
  tokenTestSchema,
  UI_TOKEN_HEADER,
} from '@marquee/core/contracts';
import * as z from 'zod';
import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import { providerErrors, type ProviderErrorCode } from './http/provider-error';
import { libraryStatusSchema } from './library/library-status';
import { queryMeanings, querySchema } from './streams/stream-request';

type Json = Record<string, unknown>;

const schemas: Record<string, $ZodType> = {
  Error: errorBodySchema,
  FontList: fontListSchema,
  Health: z.object({ status: z.literal('ok') }),
  LibraryStatus: libraryStatusSchema,
  Sources: providerSourcesSchema,
  Titles: providerTitlesSchema,
  StreamResult: streamResultSchema,
  TokenSubmit: tokenSubmitBodySchema,
  TokenSubmitAnswer: tokenSubmitResponseSchema,
  TokenTest: tokenTestSchema,
};

/** A schema's name, or the media types of a body without one. */
type Body = keyof typeof schemas | readonly string[];

interface Operation {
  summary: string;
  description?: string;
  /** Besides those in the path. */
  parameters?: Json[];
  body?: keyof typeof schemas;
  /** By status. */
  answers: Record<number, Body>;
  errors?: readonly ProviderErrorCode[];
}

const text = { type: 'string' };
const header = (name: string, description: string, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: text,
});
const query = (name: string, description: string, schema: Json = text): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

const media = ['video/mp4', 'audio/mp4', 'text/vtt', 'image/jpeg'];
const demoMedia = [...media, 'application/x-subrip'];
const fonts = ['ttf', 'otf', 'collection', 'woff', 'woff2'].map((name) => `font/${name}`);
const libraryMedia = [...media, 'video/webm', 'video/x-matroska', 'text/x-ssa', ...fonts];
const playlist = 'application/vnd.apple.mpegurl';
const mediaParameters = [
  query('pass', 'Opaque; part of the URLs given to holders of a valid token'),
  header('Range', 'A single range'),
];
const mediaErrors = ['pass_required', 'not_found', 'range_invalid'] as const;

const operations: Record<string, Operation> = {
  'get /sources': {
    summary: 'The sources of this provider; a higher rank is asked first',
    answers: { 200: 'Sources' },
  },
  'get /sources/{sourceId}/{type}/{tmdbId}': {
    summary: 'A stream of one film or episode',
    description:
      'With a valid token, the playlist of the source `two` has a rendition of 2160 lines too, and the source `library` answers ' +
      '4K. An invalid token is treated as none. The source `library` exists where the operator has set MEDIA_DIR.',
    parameters: [...queryParameters(), header(UI_TOKEN_HEADER, 'Personal token')],
    answers: { 200: 'StreamResult' },
    errors: [
      ...(['media_type_invalid', 'tmdb_id_invalid', 'query_invalid', 'episode_invalid', 'source_unknown'] as const),
      ...(['title_missing', 'title_in_library', 'title_protected', 'title_unplayable', 'busy'] as const),
    ],
  },
  'get /titles': {
    summary: 'What can be played, and what changed of that, for the site’s own server',
    description:
      'Titles by the names of their files, in pages; `cursor` of one answer is `since` of the next request. Not for browsers, ' +
      'because not every visitor may see every title.',
    parameters: [
      header('Authorization', 'Of the operator', true),
      query('since', 'The cursor of the last answer; without it, and with an unknown one, the answer begins anew'),
      query('wait', 'Seconds to wait for a change', { type: 'integer', minimum: 0, maximum: MAX_TITLES_WAIT_SEC }),
    ],
    answers: { 200: 'Titles', 304: [] },
    errors: ['operator_only', 'query_invalid'],
  },
  'get /token': { summary: 'A page that hands out a new personal token', answers: { 200: ['text/html'] } },
  'get /streams': {
    summary: 'Tests a token: it is valid when `streams` is not empty',
    parameters: [header(UI_TOKEN_HEADER, 'The token to test', true)],
    answers: { 200: 'TokenTest' },
    errors: ['token_missing'],
  },
  'post /cosmic-token-submit': {
    summary: 'Submits a token: `token` in the answer signals success',
    parameters: [header(UI_TOKEN_HEADER, 'The same token as in the body')],
    body: 'TokenSubmit',
    answers: { 200: 'TokenSubmitAnswer' },
    errors: ['token_invalid', 'token_mismatch', 'body_invalid', 'body_too_large'],
  },
  'get /media/{version}/{path}': {
    summary: 'Media: playlists, segments, files, captions, thumbnails',
    description:
      'URLs come from a stream and from its playlists; the path may contain slashes. All but playlists and thumbnail tracks never change.',
    parameters: mediaParameters,
    answers: { 200: [playlist, ...demoMedia], 206: demoMedia, 304: [] },
    errors: mediaErrors,
  },
  'get /library': {
    summary: 'What is served of the media folders, what is not and why',
    description: "Names of files come only with `Authorization: Bearer` and the operator's PROVIDER_SECRET.",
    parameters: [header('Authorization', 'Of the operator')],
    answers: { 200: 'LibraryStatus' },
    errors: ['not_found'],
  },
  'get /library/{id}/{path}': {
    summary: 'Media of the library: files, playlists, segments, subtitles, fonts, thumbnails, lists of edits',
    description:
      'URLs come from a stream and from its playlists, and change with the file; the path may contain slashes. Segments, embedded ' +
      'subtitles and thumbnails are made when they are first requested.',
    parameters: [
      ...mediaParameters,
      query('piece', 'Of image subtitles: which part of the film, counted from 0', { type: 'integer', minimum: 0 }),
    ],
    answers: { 200: ['FontList', playlist, 'text/plain', ...libraryMedia], 206: libraryMedia, 304: [] },
    errors: [...mediaErrors, 'media_failed', 'busy'],
  },
  'get /healthz': { summary: 'Answers 200 while the provider serves', answers: { 200: 'Health' } },
  'get /openapi.json': { summary: 'This document', answers: { 200: ['application/json'] } },
};

function queryParameters(): Json[] {
  const { properties = {} } = toJSONSchema(querySchema, { io: 'output' });
  return Object.entries(properties).map(([name, schema]) => query(name, queryMeanings[name] ?? '', schema as Json));
}

const jsonSchema = (schema: $ZodType): Json => {
  const { $schema: _dialect, ...json } = toJSONSchema(schema, { io: 'input' });
  return json;
};
const reference = (name: string): Json => ({ schema: { $ref: `#/components/schemas/${name}` } });

const contentOf = (body: Body): Json =>
  Object.fromEntries(
    [body].flat().map((name) => (name in schemas ? ['application/json', reference(name)] : [name, {}])),
  );

/** One response per status, which lists each of its codes and texts. */
function errorResponses(codes: readonly ProviderErrorCode[]): Json {
  const byStatus: Record<number, string[]> = {};
  for (const code of codes) {
    const { status, text } = providerErrors[code];
    (byStatus[status] ??= []).push(`\`${code}\`: ${text}`);
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, texts]) => [
      status,
      { description: texts.join('\n\n'), content: contentOf('Error') },
    ]),
  );
}

function describe(
  path: string,
  { summary, description, parameters = [], body, answers, errors = [] }: Operation,
): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }));
  const responses = Object.entries(answers).map(([status, answer]): [string, Json] => [
    status,
    { description: summary, ...(answer.length > 0 && { content: contentOf(answer) }) },
  ]);
  return {
    summary,
    ...(description && { description }),
    parameters: [...inPath, ...parameters],
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: { ...Object.fromEntries(responses), ...errorResponses(errors) },
  };
}

/**
 * The protocol (docs/sources.md) as OpenAPI 3.1, from the schemas that check requests and type responses; `servers` are
 * those of the request.
 */
export function openApiDocument() {
  const paths: Record<string, Json> = {};
  for (const [call, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = call.split(' ');
    (paths[path] ??= {})[method] = describe(path, operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee stream provider',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'The protocol by which Marquee asks a server for something to play. Every URL in an answer is absolute.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)])),
    },
  };
}
