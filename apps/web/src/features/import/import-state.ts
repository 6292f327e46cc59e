import type { ExportKind, ImportPlan, ReadItem, RecordKind, TitleCandidate } from '@marquee/core/import';
import type { AppliedImport } from './import-database';
import type { NamedTitle } from './resolve-titles';

/** The result of a dry run, and the person's decisions. */
export interface Review {
  files: string[];
  kinds: ExportKind[];
  items: readonly ReadItem[];
  titles: readonly NamedTitle[];
  /** Titles whose lookup failed. */
  failed: readonly NamedTitle[];
  /** Names of the people whose watchings the files have, and the one that was chosen. */
  profiles: readonly string[];
  profile: string | null;
  /** Kinds of records that are excluded. */
  unwanted: ReadonlySet<RecordKind>;
  plan: ImportPlan;
}

/** A title that the person chose for a name. */
export interface Choice {
  title: NamedTitle;
  candidate: TitleCandidate;
}

export type ImportState =
  | { phase: 'idle' }
  | { phase: 'reading' }
  | { phase: 'matching'; done: number; total: number }
  | { phase: 'review'; review: Review }
  | { phase: 'writing'; done: number; total: number }
  | { phase: 'done'; applied: AppliedImport }
  | { phase: 'undone'; count: number };

/** The people whose watchings the files have. */
export const profilesOf = (items: readonly ReadItem[]): string[] => [
  ...new Set(items.flatMap((item) => (item.kind === 'watching' && item.profile !== undefined ? [item.profile] : []))),
];
