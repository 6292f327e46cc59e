import { isRecord, isTitleKey, parseJson, type TitleKey } from '@marquee/core';
import { withFeedback, withoutFeedback, type Feedback } from '@marquee/core/recommendations';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../shared/store';
import type { AppServices } from '../../shared/store';
import { createProfileStorage, type ProfileStorage } from '../../shared/store/profiles';

const KEY = 'for-you';

/** What this browser learns of a profile besides its collections: answers to recommendations. */
interface ForYouState {
  feedback: readonly Feedback[];
}

const nothing: ForYouState = { feedback: [] };

const isFeedback = (value: unknown): value is Feedback =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  isTitleKey(value.key) &&
  (value.kind === 'not' || value.kind === 'less') &&
  Array.isArray(value.genreIds) &&
  value.genreIds.every((id) => typeof id === 'number') &&
  (value.year === null || typeof value.year === 'number') &&
  typeof value.atMs === 'number';

function parse(text: string | null): ForYouState {
  const stored = parseJson(text ?? '');
  if (!isRecord(stored)) return nothing;
  const { feedback } = stored;
  return {
    feedback: Array.isArray(feedback) ? feedback.filter(isFeedback) : [],
  };
}

/** The one place of local feedback, in local storage; in memory where the browser refuses that. */
class ForYouStore {
  #state: ForYouState;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly storage: ProfileStorage | null) {
    this.#state = parse(storage?.getItem(KEY) ?? null);
  }

  getState = (): ForYouState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add = (feedback: Feedback): void => this.#edit((now) => ({ feedback: withFeedback(now.feedback, feedback) }));
  remove = (key: TitleKey): void => this.#edit((now) => ({ feedback: withoutFeedback(now.feedback, key) }));

  /** Edits what is stored, because another tab may have changed it. */
  #edit(edit: (now: ForYouState) => Partial<ForYouState>): void {
    const now = this.storage ? parse(this.storage.getItem(KEY)) : this.#state;
    this.#state = { ...now, ...edit(now) };
    try {
      this.storage?.setItem(KEY, JSON.stringify(this.#state));
    } catch {
      // Storage is full: it holds while the page is open.
    }
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<object, ForYouStore>();

function localStorageOf(profile: string): ProfileStorage | null {
  try {
    return createProfileStorage(window.localStorage, profile);
  } catch {
    return null;
  }
}

/** The store of the page's profile. */
export function forYouStoreOf({ records }: Pick<AppServices, 'records'>): ForYouStore {
  const store = stores.get(records) ?? new ForYouStore(localStorageOf(records.profile));
  stores.set(records, store);
  return store;
}

/** For those that only change it. */
export const useForYouStore = (): ForYouStore => forYouStoreOf(useServices());

export function useForYou(): ForYouState & { store: ForYouStore } {
  const store = useForYouStore();
  return { ...useSyncExternalStore(store.subscribe, store.getState, store.getState), store };
}
