import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import { errorBodySchema, webhookEventSchema } from '@marquee/core/contracts';
import { apiErrors, type ApiErrorCode } from '../../http/errors';
import { accountOperations } from './account-operations';
import { addonOperations } from './addon-operations';
import { calendarOperations } from './calendar-operations';
import { airingOperations } from './airing-operations';
import { noticeOperations } from './notice-operations';
import { isSchema, named, type Answer, type NamedSchema, type Operation } from './operation';
import { oidcOperations } from './oidc-operations';
import { operatorOperations } from './operator-operations';
import { profileOperations } from './profile-operations';
import { availabilityOperations, providerOperations } from './provider-operations';
import { setupOperations } from './setup-operations';
import { signInOperations } from './sign-in-operations';
import { requestOperations } from './request-operations';
import { siteOperations } from './site-operations';
import { syncOperations } from './sync-operations';
import { tvOperations } from './tv-operations';
import { webhookOperations } from './webhook-operations';

export const operations: readonly Operation[] = [
  ...accountOperations,
  ...signInOperations,
  ...oidcOperations,
  ...tvOperations,
  ...webhookOperations,
  ...noticeOperations,
  ...profileOperations,
  ...syncOperations,
  ...operatorOperations,
  ...setupOperations,
  ...requestOperations,
  ...airingOperations,
  ...siteOperations,
  ...availabilityOperations,
  ...providerOperations,
  ...addonOperations,
  ...calendarOperations,
];

type Json = Record<string, unknown>;

/** Errors that any call may return, in addition to its own. A private site is closed to who is not signed in. */
const ANY: ApiErrorCode[] = ['unauthorized', 'internal', 'database_unavailable', 'storage_full'];
const UNDECODABLE: ApiErrorCode[] = ['bad_request'];
/** Another tab may have switched profiles, and restricted profiles may not use every call. */
const WITH_SESSION: ApiErrorCode[] = ['profile_changed', 'restricted'];
const WITH_SCOPE: ApiErrorCode[] = ['insufficient_scope'];
const CHANGING: ApiErrorCode[] = ['other_origin'];
const CHANGING_WITH_SESSION: ApiErrorCode[] = ['csrf_failed'];

/** The OpenAPI 3.1 description of every call, generated from the schemas that validate bodies and type responses. */
export function openApiDocument(options: { siteName: string; serverUrl: string }): Json {
  const schemas: Record<string, Json> = { Error: jsonSchema(errorBodySchema, 'output') };
  // Its paths also return TMDB's own error members.
  schemas.Error = { ...schemas.Error, additionalProperties: {} };
  const paths: Record<string, Json> = {};
  const reference: Reference = ({ name, schema }, io) => {
    schemas[name] ??= jsonSchema(schema, io);
    return { $ref: `#/components/schemas/${name}` };
  };
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = describe(operation, reference);
  return {
    openapi: '3.1.0',
    info: {
      title: `${options.siteName} API`,
      version: '1',
      description:
        'Calls that change something with a session carry the header X-CSRF-Token and come from the site itself. ' +
        'Errors are for people in `error` and for programs in `code`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: options.serverUrl }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    webhooks: { event: { post: describeWebhook(reference) } },
    components: {
      schemas,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Made on the account page. Needs neither the cookie nor `X-CSRF-Token`.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'marquee_session',
          description: 'Over https its name is `__Host-marquee_session`.',
        },
      },
    },
  };
}

type Reference = (entry: NamedSchema, io: 'input' | 'output') => Json;

function describe(operation: Operation, reference: Reference): Json {
  const { tag, summary, session, scope, body, answers } = operation;
  return {
    operationId: operationId(operation),
    tags: [tag],
    summary,
    security: [...(session ? [{ session: [] }] : []), ...(scope ? [{ accessToken: [scope] }] : [])],
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: jsonBody(reference(body, 'input')),
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, describeAnswer(answer, reference)]),
      ),
      ...errorResponses(operation),
    },
  };
}

const jsonBody = (schema: Json): Json => ({ required: true, content: { 'application/json': { schema } } });

const describeWebhook = (reference: Reference): Json => ({
  tags: ['Accounts'],
  summary:
    'What the site sends to a person’s webhook, signed as Standard Webhooks says: `webhook-id`, `webhook-timestamp`, `webhook-signature`.',
  security: [],
  requestBody: jsonBody(reference(named('WebhookEvent', webhookEventSchema), 'output')),
  responses: { '2XX': { description: 'Accepted. Anything else is tried again.' } },
});

function describeAnswer(answer: Answer, reference: Reference): Json {
  if (isSchema(answer))
    return { description: answer.name, content: { 'application/json': { schema: reference(answer, 'output') } } };
  const { description, contentType } = answer;
  return contentType === 'none' ? { description } : { description, content: { [contentType]: {} } };
}

/** One response per status, which lists each of its codes and texts. */
function errorResponses(operation: Operation): Json {
  const byStatus = new Map<number, ApiErrorCode[]>();
  for (const code of errorCodes(operation)) {
    const { status } = apiErrors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${apiErrors[code].text}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function errorCodes({ method, path, session, scope, errors = [] }: Operation): Set<ApiErrorCode> {
  const changes = method !== 'get';
  return new Set([
    ...errors,
    // A URL that cannot be decoded.
    ...(path.includes('{') ? UNDECODABLE : []),
    ...(session ? WITH_SESSION : []),
    ...(scope ? WITH_SCOPE : []),
    ...(changes ? CHANGING : []),
    ...(changes && session ? CHANGING_WITH_SESSION : []),
    ...ANY,
  ]);
}

function parametersOf({ method, path, session, scope, query }: Operation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties, required }: { properties?: Record<string, Json>; required?: string[] } = query
    ? jsonSchema(query, 'input')
    : {};
  const inQuery = Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required?.includes(name) ?? false,
    schema,
  }));
  const csrf = { name: 'X-CSRF-Token', in: 'header', required: scope === undefined, schema: { type: 'string' } };
  return [...inPath, ...inQuery, ...(session && method !== 'get' ? [csrf] : [])];
}

/** `postUsersMeUpdateName`. */
const operationId = ({ method, path }: Operation): string =>
  method +
  path
    .replace(/^\/api\//, '/')
    .split(/[^\da-z]+/i)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

function jsonSchema(schema: $ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
