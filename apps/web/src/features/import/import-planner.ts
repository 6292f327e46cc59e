import type { Entries, Entry } from '@marquee/core';
import {
  countAdditions,
  planImport,
  recordKinds,
  reportCsv,
  type Additions,
  type ExistingData,
  type ImportPlan,
  type ReadItem,
  type ReportTexts,
  type TitleCandidate,
} from '@marquee/core/import';
import { groupProblems } from './group-problems';
import {
  SHOWN_TOGETHER,
  type Addition,
  type Choice,
  type OpenGroup,
  type OpenTitle,
  type PlanOptions,
  type PlanSummary,
  type ReadSummary,
} from './import-state';
import { readImport } from './read-records';
import type { Lookups } from '../../shared/titles/find-title';
import { fetchEpisodes, namedTitles, resolveTitles, type NamedTitle } from './resolve-titles';
import { TitleAnswers } from './title-answers';
import { readAnswers, storeAnswers } from './unfinished-import';

/** Number of results stored at once. */
const SAVED_TOGETHER = 40;

const groupFor = (candidates: readonly TitleCandidate[]): OpenGroup =>
  candidates.length === 0 ? 'none' : candidates.length === 1 ? 'single' : 'several';

/**
 * Reads one import, matches its titles and plans what to add. It runs in a worker: files of 100 MB or 500,000 rows would
 * keep the page from responding. Only what the page shows leaves it.
 */
export class ImportPlanner {
  #items: readonly ReadItem[] = [];
  #titles: readonly NamedTitle[] = [];
  #failed: readonly NamedTitle[] = [];
  readonly #answers = new TitleAnswers();
  /** Titles that were chosen and whose episodes may not be fetched yet. */
  readonly #chosen: NamedTitle[] = [];
  readonly #existing: ExistingData = {
    ...{ plays: {}, bookmarks: {}, history: {}, categories: {} },
    ...{ ratings: {}, notes: {}, favorites: {} },
  };
  #plan: ImportPlan | null = null;
  readonly #shown: Record<OpenGroup, number> = {
    single: SHOWN_TOGETHER,
    several: SHOWN_TOGETHER,
    none: SHOWN_TOGETHER,
  };

  /** Reads files. With `isResumed`, titles that were found or chosen before a reload are known. */
  async read(files: readonly File[], isResumed: boolean, onProgress: (lines: number) => void): Promise<ReadSummary> {
    if (isResumed) this.#answers.restore(await readAnswers());
    const { items, kinds } = await readImport(files, onProgress);
    const profiles = new Set<string>();
    let hasLocalTimes = false;
    for (const item of items) {
      if ('profile' in item) profiles.add(item.profile);
      hasLocalTimes ||= 'isLocalTime' in item;
    }
    this.#items = items;
    this.#titles = namedTitles(items);
    this.#failed = this.#titles;
    return { kinds, profiles: [...profiles], hasLocalTimes, titleCount: this.#titles.length };
  }

  /** Looks up all titles, or those whose lookup failed. */
  async match(lookups: Lookups, onProgress: (done: number) => void): Promise<void> {
    this.#failed = await resolveTitles(this.#failed, this.#answers, lookups, (done) => {
      onProgress(done);
      if (this.#answers.unsavedCount >= SAVED_TOGETHER) void storeAnswers(this.#answers.takeUnsaved());
    });
    await storeAnswers(this.#answers.takeUnsaved());
  }

  /** Replaces a collection of the person's data; its entries come in parts, the first with `isNew`. */
  setExisting(name: keyof ExistingData, groups: Entries, isNew: boolean): void {
    const before = isNew ? {} : this.#existing[name];
    Object.assign(this.#existing, { [name]: Object.assign(before, groups) });
  }

  plan({ nowMs, unwanted, profile, timeZone }: PlanOptions): PlanSummary {
    const plan = planImport({
      items: this.#items,
      resolve: this.#answers.resolve,
      existing: this.#existing,
      nowMs,
      kinds: new Set(recordKinds.filter((kind) => !unwanted.has(kind))),
      profile,
      timeZone,
    });
    this.#plan = plan;
    return {
      counts: plan.counts,
      added: countAdditions(plan.additions),
      problems: groupProblems(plan.lines),
      open: this.#openTitles(),
      failed: this.#failed.length,
    };
  }

  #openTitles(): PlanSummary['open'] {
    const open: PlanSummary['open'] = {
      single: { count: 0, titles: [] },
      several: { count: 0, titles: [] },
      none: { count: 0, titles: [] },
    };
    for (const { title, candidates } of this.#open()) {
      const group = groupFor(candidates);
      open[group].count += 1;
      if (open[group].count <= this.#shown[group]) open[group].titles.push({ title, candidates });
    }
    return open;
  }

  *#open(): Generator<OpenTitle> {
    const failed = new Set(this.#failed);
    for (const title of this.#titles) {
      const match = this.#answers.matchOf(title.key);
      if (match.kind === 'matched' || failed.has(title)) continue;
      yield { title, candidates: match.kind === 'ambiguous' ? match.candidates : [] };
    }
  }

  showMore(group: OpenGroup): PlanSummary['open'] {
    this.#shown[group] += SHOWN_TOGETHER;
    return this.#openTitles();
  }

  /** Sets the titles that names refer to, also for after a reload. */
  async choose(choices: readonly Choice[]): Promise<void> {
    for (const { title, candidate } of choices) {
      this.#answers.choose(title.key, candidate);
      this.#chosen.push(title);
    }
    await storeAnswers(this.#answers.takeUnsaved());
  }

  /** Takes the match of every title that has one. */
  async chooseSingle(): Promise<void> {
    await this.choose(
      [...this.#open()].flatMap(({ title, candidates: [candidate, second] }) =>
        candidate && !second ? [{ title, candidate }] : [],
      ),
    );
  }

  /** Fetches the episodes of chosen series. */
  async fetchChosen({ episodesOf }: Lookups): Promise<void> {
    await Promise.allSettled(this.#chosen.splice(0).map((title) => fetchEpisodes(title, this.#answers, episodesOf)));
    await storeAnswers(this.#answers.takeUnsaved());
  }

  /** A part of what the last plan adds, all of one collection. */
  additions(from: number, count: number): Addition[] {
    let at = from;
    for (const [name, entries] of Object.entries(this.#plan?.additions ?? {}) as [keyof Additions, Entry[]][]) {
      if (at < entries.length) return entries.slice(at, at + count).map((entry) => ({ name, entry }));
      at -= entries.length;
    }
    return [];
  }

  /** The report as CSV, a line for each line of the files. */
  report(texts: ReportTexts): Blob {
    return new Blob([reportCsv(this.#plan?.lines ?? [], texts)], { type: 'text/csv' });
  }
}
