import * as z from 'zod/mini';
import { cleanLine, cleanText, problemKinds, reportKinds, withoutAddresses } from '../reports';
import { titleKeySchema } from './title-key';

/** Longest words of a report and of an answer, in characters. */
export const REPORT_WORDS = 2_000;
/** Most characters of what a browser adds to a problem report. */
export const REPORT_DETAIL_CHARS = { source: 100, browser: 300, version: 40, error: 300 } as const;
/** Groups on a page of the dashboard. */
export const REPORTS_PAGE_SIZE = 25;
/**
 * The newest reports that are kept: in one group of people without an account, and of members; of one member in all open
 * groups of problems, and of one account or address in those of crashes, so that nobody fills the site alone. Crashes are
 * fewer, because anybody can invent them.
 */
export const KEPT_REPORTS = { strangers: 5, members: 20, openOfMember: 30, crashesOfSender: 10 } as const;

const words = z.string().check(z.maxLength(REPORT_WORDS), z.overwrite(cleanText));
const line = (most: number) => z.optional(z.string().check(z.maxLength(most), z.overwrite(cleanLine)));
const episodeSchema = z.object({
  season: z.int().check(z.minimum(0), z.maximum(9_999)),
  episode: z.int().check(z.minimum(0), z.maximum(99_999)),
});

/** What a browser adds to a problem report, each part only if the person agrees. */
const problemDetails = {
  source: line(REPORT_DETAIL_CHARS.source),
  positionSec: z.optional(z.int().check(z.minimum(0), z.maximum(1e6))),
  browser: line(REPORT_DETAIL_CHARS.browser),
  version: line(REPORT_DETAIL_CHARS.version),
  error: z.optional(
    z.string().check(z.maxLength(REPORT_DETAIL_CHARS.error), z.overwrite(withoutAddresses), z.overwrite(cleanLine)),
  ),
};

/** `POST /reports` about a title. Its name is the server's own. */
export const problemReportBodySchema = z.strictObject({
  kind: z.enum(problemKinds),
  title: titleKeySchema,
  episode: z._default(z.nullable(episodeSchema), null),
  words: z._default(words, ''),
  ...problemDetails,
  /** Whether a person who is signed in does not want to be known, and so gets no answer. */
  isAnonymous: z._default(z.boolean(), false),
});
export type ProblemReportBody = z.input<typeof problemReportBodySchema>;
export type ProblemReport = z.output<typeof problemReportBodySchema>;

/** What is stored of a report beside its words: of a problem, or of a crash. */
const reportDetailsSchema = z.object({
  ...problemDetails,
  message: z.optional(z.string()),
  url: z.optional(z.string()),
  status: z.optional(z.string()),
  stack: z.optional(z.string()),
});
export type ReportDetails = z.infer<typeof reportDetailsSchema>;

/** `answered` and `closed` end with the next report. */
export const reportStates = ['open', 'answered', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

/** What reports are about that belong together: a title and perhaps an episode, or a crash. */
const subject = {
  kind: z.enum(reportKinds),
  /** The title's name, or the error's. */
  name: z.string(),
  title: z.nullable(titleKeySchema),
  episode: z.nullable(episodeSchema),
  state: z.enum(reportStates),
};

export const reportGroupSchema = z.object({
  id: z.string(),
  ...subject,
  /** Reports that ever came, also those that are not kept. */
  count: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
export type ReportGroup = z.infer<typeof reportGroupSchema>;

/** `GET /operator/reports`: groups, the one with the newest report first. */
export const reportsQuerySchema = z.object({
  state: z.optional(z.enum(reportStates)),
  kind: z.optional(z.enum(reportKinds)),
  before: z.optional(z.string().check(z.regex(/^\d{1,15}_[\da-f-]{36}$/))),
});
export type ReportsQuery = z.infer<typeof reportsQuerySchema>;

export const reportsPageSchema = z.object({
  groups: z.array(reportGroupSchema),
  /** `before` of the next page; null on the last. */
  next: z.nullable(z.string()),
});
export type ReportsPage = z.infer<typeof reportsPageSchema>;

const keptReportSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Username of a member; null of everybody else. */
  from: z.nullable(z.string()),
  words: z.string(),
  details: reportDetailsSchema,
});
export type KeptReport = z.infer<typeof keptReportSchema>;

/** `GET /operator/reports/:id`: with the reports that are kept, the newest first. */
export const reportGroupDetailsSchema = z.extend(reportGroupSchema, { reports: z.array(keptReportSchema) });
export type ReportGroupDetails = z.infer<typeof reportGroupDetailsSchema>;

/** `PATCH /operator/reports/:id`: one change. */
export const changeReportBodySchema = z.union([
  z.strictObject({
    answer: z.string().check(z.maxLength(REPORT_WORDS), z.overwrite(cleanText), z.minLength(1)),
  }),
  z.strictObject({ isClosed: z.boolean() }),
]);
export type ChangeReportBody = z.infer<typeof changeReportBodySchema>;

const ownReportSchema = z.object({
  id: z.string(),
  at: z.string(),
  ...subject,
  words: z.string(),
  details: reportDetailsSchema,
  /** Of an operator, since the report. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
export type OwnReport = z.infer<typeof ownReportSchema>;

/** `GET /users/me/reports`: the newest first. */
export const ownReportsSchema = z.object({ reports: z.array(ownReportSchema) });
