import { isRecord, isTitleKey, parseJson, type TitleKey } from '@marquee/core';
import { withFeedback, withoutFeedback, type Feedback } from '@marquee/core/recommendations';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../shared/store';
import type { AppServices } from '../../shared/store';
import { createProfileStorage, type ProfileStorage } from '../../shared/store/profiles';

const KEY = 'for-you';

const isFeedback = (value: unknown): value is Feedback =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  isTitleKey(value.key) &&
  (value.kind === 'not' || value.kind === 'less') &&
  Array.isArray(value.genreIds) &&
  value.genreIds.every((id) => typeof id === 'number') &&
  (value.year === null || typeof value.year === 'number') &&
  typeof value.atMs === 'number';

function parse(text: string | null): readonly Feedback[] {
  const stored = parseJson(text ?? '');
  return isRecord(stored) && Array.isArray(stored.feedback) ? stored.feedback.filter(isFeedback) : [];
}

/**
 * What this browser learns of a profile besides its collections: answers to recommendations. In local storage, or in
 * memory where the browser refuses that.
 */
class ForYouStore {
  #feedback: readonly Feedback[];
  readonly #listeners = new Set<() => void>();

  constructor(private readonly storage: ProfileStorage | null) {
    this.#feedback = parse(storage?.getItem(KEY) ?? null);
  }

  getFeedback = (): readonly Feedback[] => this.#feedback;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add = (feedback: Feedback): void => this.#edit((now) => withFeedback(now, feedback));
  remove = (key: TitleKey): void => this.#edit((now) => withoutFeedback(now, key));

  /** Edits what is stored, because another tab may have changed it. */
  #edit(edit: (now: readonly Feedback[]) => readonly Feedback[]): void {
    this.#feedback = edit(this.storage ? parse(this.storage.getItem(KEY)) : this.#feedback);
    try {
      this.storage?.setItem(KEY, JSON.stringify({ feedback: this.#feedback }));
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

export function useFeedback(): readonly Feedback[] {
  const { subscribe, getFeedback } = useForYouStore();
  return useSyncExternalStore(subscribe, getFeedback, getFeedback);
}
