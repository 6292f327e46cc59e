import type { RecordKind, ReportTexts } from '@marquee/core/import';
import type { Store } from '@reduxjs/toolkit';
import { proxy, type Remote } from 'comlink';
import { timeZone } from '../../shared/lib/browser/time-zone';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { selectDataOwner } from '../../shared/store/sync-state.slice';
import { applyImport, undoImport } from './apply-import';
import type { AppliedImport } from './import-database';
import { connectPlanner } from './connect-planner';
import type { ImportPlanner } from './import-planner';
import type { Choice, ImportState, OpenGroup, PlanSummary, ReadSummary, Review } from './import-state';
import { pacedLookups } from '../../shared/titles/paced-lookups';
import { inTurn, sendExisting, startPlanning, type Planning } from './planning';
import { deleteUnfinished, storeUnfinished } from './unfinished-import';

type AppStore = Store<AppState> & { dispatch: AppDispatch };

/**
 * An import, from choosing files to undoing it. Independent of the page, so that it continues while the person is
 * elsewhere on the site. Files and lookup results survive a reload, and the import resumes from there.
 */
export class ImportJob {
  #state: ImportState = { phase: 'idle' };
  #abort = new AbortController();
  #planning: Planning | null = null;
  /** Number of plans that were requested: a later one replaces those on their way. */
  #plans = 0;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly store: AppStore,
    private readonly services: Pick<AppServices, 'now'>,
    private readonly connect: typeof connectPlanner = connectPlanner,
  ) {}

  readonly getState = (): ImportState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(state: ImportState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #start(): Planning {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#planning = startPlanning(this.connect, this.#abort.signal);
    return this.#planning;
  }

  /** Runs a step of the import; if the planner fails, the import is over, and if it is cancelled, nothing happens. */
  async #run(planning: Planning | null, step: (planning: Planning) => Promise<void>): Promise<void> {
    if (!planning) return;
    try {
      await Promise.race([step(planning), planning.ended]);
    } catch (error) {
      if (planning.signal.aborted) return;
      this.#abort.abort();
      this.#set({ phase: 'failed' });
      throw error;
    }
  }

  #lookups({ signal }: Planning) {
    return proxy(pacedLookups(this.store.dispatch, this.services, signal));
  }

  /** Null if the import is being written: the planner keeps the plan that it gives away. */
  #plan(planning: Planning, { unwanted, profile, timeZone }: Omit<Review, 'summary'>): Promise<PlanSummary | null> {
    return inTurn(planning, async () => {
      if (this.#state.phase === 'writing') return null;
      await sendExisting(planning, this.store.getState().collections);
      return planning.planner.plan({ nowMs: this.services.now(), unwanted, profile, timeZone });
    });
  }

  /** Reads files and looks up their titles; changes nothing yet. */
  async read(files: readonly File[]): Promise<void> {
    const owner = selectDataOwner(this.store.getState())?.id ?? null;
    await this.#begin(files, false, () => storeUnfinished({ owner, files: [...files] }));
  }

  /** Resumes an import from before a reload. */
  async resume(files: readonly File[]): Promise<void> {
    await this.#begin(files, true, () => Promise.resolve());
  }

  async #begin(files: readonly File[], isResumed: boolean, prepare: () => Promise<void>): Promise<void> {
    if (this.#state.phase === 'writing') return;
    this.#set({ phase: 'reading', lines: 0 });
    await this.#run(this.#start(), async (planning) => {
      const { signal, planner } = planning;
      await prepare();
      signal.throwIfAborted();
      const onProgress = proxy((lines: number) => {
        if (!signal.aborted && this.#state.phase === 'reading') this.#set({ phase: 'reading', lines });
      });
      const read = await planner.read(files, isResumed, onProgress);
      signal.throwIfAborted();
      const { profiles } = read;
      const review = {
        ...this.#firstReview(files, read),
        // One person needs no question.
        profile: profiles.length === 1 ? (profiles[0] ?? null) : null,
      };
      await this.#match(planning, review, read.titleCount);
    });
  }

  #firstReview(files: readonly File[], { kinds, profiles, hasLocalTimes }: ReadSummary) {
    const unwanted = new Set<RecordKind>();
    return { files: files.map(({ name }) => name), kinds, profiles, hasLocalTimes, timeZone: timeZone(), unwanted };
  }

  async #match(planning: Planning, review: Omit<Review, 'summary'>, total: number): Promise<void> {
    const { signal, planner } = planning;
    this.#set({ phase: 'matching', done: 0, total });
    const onProgress = proxy((done: number) => {
      if (!signal.aborted && this.#state.phase === 'matching') this.#set({ phase: 'matching', done, total });
    });
    await planner.match(this.#lookups(planning), onProgress);
    signal.throwIfAborted();
    const summary = await this.#plan(planning, review);
    signal.throwIfAborted();
    if (summary) this.#set({ phase: 'review', review: { ...review, summary } });
  }

  /** Retries failed lookups. */
  async retry(): Promise<void> {
    if (this.#state.phase !== 'review') return;
    const { review } = this.#state;
    await this.#run(this.#planning, (planning) => this.#match(planning, review, review.summary.failed));
  }

  /** Sets the titles that names refer to. */
  choose(choices: readonly Choice[]): Promise<void> {
    return this.#choose((planner) => planner.choose(choices));
  }

  /** Takes the match of every title that has one. */
  chooseSingle(): Promise<void> {
    return this.#choose((planner) => planner.chooseSingle());
  }

  async #choose(send: (planner: Remote<ImportPlanner>) => Promise<void>): Promise<void> {
    if (this.#state.phase !== 'review') return;
    await this.#run(this.#planning, async (planning) => {
      const stored = send(planning.planner);
      const fetching = stored.then(() => planning.planner.fetchChosen(this.#lookups(planning)));
      planning.fetching.add(fetching);
      // It is shown once a reload would not lose it.
      await Promise.race([stored, fetching]);
      await this.#replan({});
      await fetching;
      planning.fetching.delete(fetching);
      await this.#replan({});
    });
  }

  setProfile = (profile: string): Promise<void> => this.#replan({ profile });
  setTimeZone = (timeZone: string): Promise<void> => this.#replan({ timeZone });
  async setWanted(kind: RecordKind, isWanted: boolean): Promise<void> {
    if (this.#state.phase !== 'review') return;
    const unwanted = new Set(this.#state.review.unwanted);
    if (isWanted) unwanted.delete(kind);
    else unwanted.add(kind);
    await this.#replan({ unwanted });
  }

  #change(changes: Partial<Review>): void {
    if (this.#state.phase === 'review') this.#set({ phase: 'review', review: { ...this.#state.review, ...changes } });
  }

  /** Shows a decision at once, and what would be added when it is planned. */
  async #replan(changes: Partial<Review>): Promise<void> {
    if (this.#state.phase !== 'review') return;
    this.#change(changes);
    const { review } = this.#state;
    const number = (this.#plans += 1);
    await this.#run(this.#planning, async (planning) => {
      const summary = await this.#plan(planning, review);
      if (summary && number === this.#plans && !planning.signal.aborted) this.#change({ summary });
    });
  }

  /** Shows more of the titles to identify. */
  async showMore(group: OpenGroup): Promise<void> {
    await this.#run(this.#planning, async ({ planner }) => {
      const open = await planner.showMore(group);
      if (this.#state.phase === 'review') this.#change({ summary: { ...this.#state.review.summary, open } });
    });
  }

  /** The report as CSV; null if the import was cancelled. */
  async report(texts: ReportTexts): Promise<Blob | null> {
    return (await this.#planning?.planner.report(texts)) ?? null;
  }

  async apply(): Promise<void> {
    await this.#run(this.#planning, async (planning) => {
      // Without its episodes, a series that was just chosen would be left out.
      await Promise.all(planning.fetching);
      if (this.#state.phase !== 'review') return;
      // Includes what was watched here in the meantime.
      const { review } = this.#state;
      const summary = await this.#plan(planning, review);
      // The import may have been applied or cancelled in the meantime, and another one begun.
      if (!summary || planning.signal.aborted || this.getState().phase !== 'review') return;
      const onProgress = (done: number) => this.#set({ phase: 'writing', done, total: summary.added });
      onProgress(0);
      const additions = (from: number, count: number) => planning.planner.additions(from, count);
      const applied = await this.store.dispatch(applyImport(additions, { files: review.files, onProgress }));
      // Before the page offers to continue what is unfinished.
      await deleteUnfinished();
      this.#set({ phase: 'done', applied });
      this.#abort.abort();
    });
  }

  async undo(applied: AppliedImport): Promise<void> {
    const { count: total } = applied;
    const onProgress = (done: number) => this.#set({ phase: 'writing', done, total });
    this.#set({ phase: 'writing', done: 0, total });
    const count = await this.store.dispatch(undoImport(applied, onProgress));
    this.#set({ phase: 'undone', count });
  }

  /** Cancels reading and looking up; writing is always completed. */
  async cancel(): Promise<void> {
    if (this.#state.phase === 'writing') return;
    const cancelled = this.#abort;
    cancelled.abort();
    // Before the page offers to continue what is unfinished.
    await deleteUnfinished();
    if (this.#abort === cancelled) this.#set({ phase: 'idle' });
  }
}

const jobs = new WeakMap<AppStore, ImportJob>();

/** The app's single import. */
export function importJobOf(store: AppStore, services: Pick<AppServices, 'now'>): ImportJob {
  const job = jobs.get(store) ?? new ImportJob(store, services);
  jobs.set(store, job);
  return job;
}
