import type { Entry } from '@marquee/core';
import type { Additions, ExportKind, ImportPlan, RecordKind, TitleCandidate } from '@marquee/core/import';
import type { AppliedImport } from './import-database';
import type { ProblemGroup } from './group-problems';
import type { NamedTitle } from './resolve-titles';

/** What the files are. */
export interface ReadSummary {
  kinds: ExportKind[];
  /** Names of the people whose watchings the files have. */
  profiles: string[];
  /** Whether some times are a server's local time. */
  hasLocalTimes: boolean;
  titleCount: number;
}

/** The person's decisions about a whole import. */
export interface PlanOptions {
  nowMs: number;
  /** Kinds of records that are excluded. */
  unwanted: ReadonlySet<RecordKind>;
  profile: string | null;
  timeZone: string;
}

/** Titles to identify: with one match by name, with several, and without any. */
export type OpenGroup = 'single' | 'several' | 'none';
/** Number of titles of a group that are shown at first, and more at once. */
export const SHOWN_TOGETHER = 30;

export interface OpenTitle {
  title: NamedTitle;
  candidates: readonly TitleCandidate[];
}

/** A dry run, with as much of its lists as a page shows. */
export interface PlanSummary {
  counts: ImportPlan['counts'];
  /** Number of entries that would be added. */
  added: number;
  problems: ProblemGroup[];
  /** Number of titles to identify, and the first of them. */
  open: Record<OpenGroup, { count: number; titles: OpenTitle[] }>;
  /** Number of titles whose lookup failed. */
  failed: number;
}

/** A title that the person chose for a name. */
export interface Choice {
  title: NamedTitle;
  candidate: TitleCandidate;
}

export interface Addition {
  name: keyof Additions;
  entry: Entry;
}

/** The result of a dry run, and the person's decisions. */
export interface Review {
  files: string[];
  kinds: ExportKind[];
  /** Names of the people whose watchings the files have, and the one that was chosen. */
  profiles: readonly string[];
  profile: string | null;
  /** Whether some times are a server's local time, and the zone that was chosen for them. */
  hasLocalTimes: boolean;
  timeZone: string;
  /** Kinds of records that are excluded. */
  unwanted: ReadonlySet<RecordKind>;
  summary: PlanSummary;
}

export type ImportState =
  | { phase: 'idle' }
  | { phase: 'failed' }
  | { phase: 'reading'; lines: number }
  | { phase: 'matching'; done: number; total: number }
  | { phase: 'review'; review: Review }
  | { phase: 'writing'; done: number; total: number }
  | { phase: 'done'; applied: AppliedImport }
  | { phase: 'undone'; count: number };
