import * as z from 'zod/mini';
import { cleanText } from '../reports';
import { MOST_SEASON } from '../requests';
import { titleKeySchema } from './title-key';

/** Longest words of an answer, in characters. */
export const REQUEST_WORDS = 500;
/** Requests of one person that may wait at the same time. */
export const MOST_OPEN_REQUESTS = 10;
/** Requests on a page of the dashboard. */
export const REQUESTS_PAGE_SIZE = 25;

/** `POST /users/me/requests`. The title's name is the server's own. */
export const requestBodySchema = z.strictObject({
  title: titleKeySchema,
  /** Of a series: one season; null for all of it. */
  season: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(MOST_SEASON))), null),
});
export type RequestBody = z.input<typeof requestBodySchema>;

/** `coming` and `declined` are answers of operators; `available`: the library has it. */
export const requestStates = ['open', 'coming', 'declined', 'available'] as const;
export type RequestState = (typeof requestStates)[number];

const request = {
  /** Core's `requestId`. */
  id: z.string(),
  title: titleKeySchema,
  season: z.nullable(z.int()),
  name: z.string(),
  state: z.enum(requestStates),
  /** The operator's words; empty for none. */
  words: z.string(),
  /** Of the state; null of an open request. */
  changedAt: z.nullable(z.string()),
};

/** `at`: when the person asked. */
const ownRequestSchema = z.object({ ...request, at: z.string() });
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** `GET /users/me/requests`: those that the profile may see, the newest first. */
export const ownRequestsSchema = z.object({ requests: z.array(ownRequestSchema) });

const titleRequestSchema = z.object({
  ...request,
  /** Accounts that ask for it. */
  votes: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type TitleRequest = z.infer<typeof titleRequestSchema>;

/** `GET /operator/requests`: those with the most votes first. */
export const requestsQuerySchema = z.object({
  state: z.optional(z.enum(requestStates)),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 1),
});
export type RequestsQuery = z.output<typeof requestsQuerySchema>;

export const requestsPageSchema = z.object({
  requests: z.array(titleRequestSchema),
  /** Number of the next page; null on the last. */
  next: z.nullable(z.int()),
});
export type RequestsPage = z.infer<typeof requestsPageSchema>;

/** `GET /operator/requests/:id`: with the newest 100 who ask, the newest first. */
export const requestDetailsSchema = z.extend(titleRequestSchema, {
  askers: z.array(z.object({ username: z.string(), at: z.string() })),
});
export type RequestDetails = z.infer<typeof requestDetailsSchema>;

/** `PATCH /operator/requests/:id`. */
export const answerRequestBodySchema = z.strictObject({
  state: z.enum(['coming', 'declined']),
  words: z._default(z.string().check(z.maxLength(REQUEST_WORDS), z.overwrite(cleanText)), ''),
});
export type AnswerRequestBody = z.input<typeof answerRequestBodySchema>;
export type RequestAnswer = z.output<typeof answerRequestBodySchema>;

/** Data of the `request` events from `GET /users/me/events`: its state has changed. */
export const requestEventSchema = z.object({ id: z.string() });
