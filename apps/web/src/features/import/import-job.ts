import { countAdditions, planImport, recordKinds, type RecordKind } from '@marquee/core/import';
import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { selectDataOwner } from '../../shared/store/sync-state.slice';
import { applyImport, undoImport } from './apply-import';
import type { AppliedImport } from './import-database';
import { profilesOf, type Choice, type ImportState, type Review } from './import-state';
import { pacedLookups } from './paced-lookups';
import { readImport } from './read-records';
import { fetchEpisodes, namedTitles, resolveTitles, type NamedTitle } from './resolve-titles';
import { TitleAnswers } from './title-answers';
import { deleteUnfinished, storeAnswers, storeUnfinished, readAnswers } from './unfinished-import';

type AppStore = Store<AppState> & { dispatch: AppDispatch };

/** Number of results stored at once. */
const SAVED_TOGETHER = 40;

/**
 * An import, from choosing files to undoing it. Independent of the page, so that it continues while the person is
 * elsewhere on the site. Files and lookup results survive a reload, and the import resumes from there.
 */
export class ImportJob {
  #state: ImportState = { phase: 'idle' };
  #answers = new TitleAnswers();
  #abort = new AbortController();
  /** Episode lists of chosen series that are being fetched. */
  readonly #fetching = new Set<Promise<void>>();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly store: AppStore,
    private readonly services: Pick<AppServices, 'now'>,
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

  #plan(review: Omit<Review, 'plan'>): Review {
    const { plays, bookmarks, history, categories, ratings, notes, hearts } = this.store.getState().collections;
    const plan = planImport({
      items: review.items,
      resolve: this.#answers.resolve,
      existing: { plays, bookmarks, history, categories, ratings, notes, hearts },
      nowMs: this.services.now(),
      kinds: new Set(recordKinds.filter((kind) => !review.unwanted.has(kind))),
      profile: review.profile,
    });
    return { ...review, plan };
  }

  #lookups() {
    return pacedLookups(this.store.dispatch, this.services, this.#abort.signal);
  }

  /** Reads files and looks up their titles; changes nothing yet. */
  async read(files: readonly File[]): Promise<void> {
    const owner = selectDataOwner(this.store.getState())?.id ?? null;
    await this.#begin(files, () => storeUnfinished({ owner, files: [...files] }));
  }

  /** Resumes an import from before a reload. */
  async resume(files: readonly File[]): Promise<void> {
    await this.#begin(files, async () => this.#answers.restore(await readAnswers()));
  }

  async #begin(files: readonly File[], prepare: () => Promise<void>): Promise<void> {
    if (this.#state.phase === 'writing') return;
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#answers.forgetChoices();
    const { signal } = this.#abort;
    try {
      this.#set({ phase: 'reading' });
      await prepare();
      const { items, kinds } = await readImport(files, signal);
      const titles = namedTitles(items);
      const profiles = profilesOf(items);
      const base = {
        files: files.map(({ name }) => name),
        kinds,
        items,
        titles,
        profiles,
        // One person needs no question.
        profile: profiles.length === 1 ? (profiles[0] ?? null) : null,
        unwanted: new Set<RecordKind>(),
      };
      await this.#match(base, titles, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  async #match(
    base: Omit<Review, 'plan' | 'failed'>,
    titles: readonly NamedTitle[],
    signal: AbortSignal,
  ): Promise<void> {
    const total = titles.length;
    this.#set({ phase: 'matching', done: 0, total });
    const onProgress = (done: number) => {
      if (signal.aborted) return;
      this.#set({ phase: 'matching', done, total });
      if (this.#answers.unsavedCount >= SAVED_TOGETHER) void storeAnswers(this.#answers.takeUnsaved());
    };
    const failed = await resolveTitles(titles, this.#answers, this.#lookups(), { signal, onProgress });
    signal.throwIfAborted();
    await storeAnswers(this.#answers.takeUnsaved());
    signal.throwIfAborted();
    this.#set({ phase: 'review', review: this.#plan({ ...base, failed }) });
  }

  /** Retries failed lookups. */
  async retry(): Promise<void> {
    if (this.#state.phase !== 'review') return;
    const { review } = this.#state;
    const { signal } = this.#abort;
    try {
      await this.#match(review, review.failed, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Sets the titles that names refer to. */
  async choose(choices: readonly Choice[]): Promise<void> {
    if (this.#state.phase !== 'review') return;
    for (const { title, candidate } of choices) this.#answers.choose(title.key, candidate);
    this.#replan({});
    const { episodesOf } = this.#lookups();
    const fetching = Promise.allSettled(
      choices.map(({ title }) => fetchEpisodes(title, this.#answers, episodesOf)),
    ).then(() => undefined);
    this.#fetching.add(fetching);
    await fetching;
    this.#fetching.delete(fetching);
    this.#replan({});
    await storeAnswers(this.#answers.takeUnsaved());
  }

  setProfile(profile: string): void {
    this.#replan({ profile });
  }

  setWanted(kind: RecordKind, isWanted: boolean): void {
    if (this.#state.phase !== 'review') return;
    const unwanted = new Set(this.#state.review.unwanted);
    if (isWanted) unwanted.delete(kind);
    else unwanted.add(kind);
    this.#replan({ unwanted });
  }

  #replan(changes: Partial<Review>): void {
    if (this.#state.phase !== 'review') return;
    this.#set({ phase: 'review', review: this.#plan({ ...this.#state.review, ...changes }) });
  }

  matchOf = (title: NamedTitle) => this.#answers.matchOf(title.key);

  async apply(): Promise<void> {
    const { signal } = this.#abort;
    // Without its episodes, a series that was just chosen would be left out.
    await Promise.all(this.#fetching);
    // The import may have been applied or cancelled in the meantime, and another one begun.
    if (signal.aborted || this.#state.phase !== 'review') return;
    // Includes what was watched here in the meantime.
    const { plan, files } = this.#plan(this.#state.review);
    const total = countAdditions(plan.additions);
    this.#set({ phase: 'writing', done: 0, total });
    const onProgress = (done: number) => this.#set({ phase: 'writing', done, total });
    const applied = await this.store.dispatch(applyImport(plan.additions, files, onProgress));
    // Before the page offers to continue what is unfinished.
    await deleteUnfinished();
    this.#set({ phase: 'done', applied });
  }

  async undo(applied: AppliedImport): Promise<void> {
    const total = applied.entries.length;
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
