import { mergeTitleChanges, type TitleKey } from '@marquee/core';
import type { ProviderTitle, ProviderTitles } from '@marquee/core/contracts';
import type { Logger } from '@marquee/server';
import { ApiError } from '../../http/errors';
import type { LibraryClient } from '../operator';
import type { AvailabilityRepository } from './availability.repository';
import type { DescribeTitle, FindTitleKey, TitleFacts } from './find-title-key';
import { askInTurns, type Questions } from '../../lib/ask-in-turns';

export interface LibraryFollowerDeps {
  repository: AvailabilityRepository;
  provider: Pick<LibraryClient, 'titles'>;
  find: FindTitleKey;
  describe: DescribeTitle;
  hasTmdb: () => boolean;
  logger: Logger;
  now: () => number;
  /** Resolves earlier when the signal is aborted. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** 50,000 titles. */
const MAX_PAGES = 100;
/** Titles looked up before the next are stored and shown. */
const BATCH = 20;
/** Lists are sorted by what is known of titles: fewer changes of them. */
const DESCRIBED_BATCH = 100;
/** Changes that follow each other closely, e.g. during a scan, are applied together. */
const AFTER_CHANGE_MS = 1_000;
/** Interval for a provider that answers at once instead of waiting for a change, or fails. */
const POLL_MS = 30_000;
const FAILED_RETRY_MS = 600_000;
const NO_TITLES: ProviderTitles = { cursor: 'none', hasMore: false, isReset: true, titles: [], removed: [] };

/** Brings the provider's library into the database: in every process, and each change once. */
export class LibraryFollower {
  #isLookingUp = false;
  #isFailing = false;

  constructor(private readonly deps: LibraryFollowerDeps) {}

  /** Follows the library until the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    const { now, pause } = this.deps;
    while (!signal.aborted) {
      const startedMs = now();
      const hasChanged = await this.#attempt(() => this.#step(signal), signal);
      this.lookUp(signal);
      // A request that waits for changes takes about as long as the interval.
      const restMs = hasChanged ? AFTER_CHANGE_MS : POLL_MS - (now() - startedMs);
      if (restMs > 0) await pause(restMs, signal);
    }
  }

  /** Finds the titles that have no number yet, for which it takes TMDB's token, and asks what they are. */
  lookUp(signal: AbortSignal): void {
    if (!this.#isLookingUp) void this.#attempt(() => this.#lookUpAll(signal), signal);
  }

  /** Applies what has changed, once. Returns whether there was anything. */
  async #step(signal: AbortSignal): Promise<boolean> {
    const { repository, now } = this.deps;
    const { cursor: since } = await repository.readState();
    const pages = await this.#read(since, signal);
    const cursor = pages.at(-1)?.cursor ?? since;
    const changes = mergeTitleChanges(pages);
    const isEmpty = changes.titles.length === 0 && changes.removed.length === 0;
    if (cursor === null || (cursor === since && isEmpty)) return false;
    await repository.apply({ since, cursor }, changes, now());
    return true;
  }

  async #lookUpAll(signal: AbortSignal): Promise<void> {
    this.#isLookingUp = true;
    await this.#lookUp(signal).finally(() => (this.#isLookingUp = false));
  }

  async #lookUp(signal: AbortSignal): Promise<void> {
    const { repository, find, describe, now } = this.deps;
    const names: Questions<ProviderTitle, TitleKey> = {
      claim: () => repository.claim(BATCH, now()),
      ask: find,
      save: (found) => repository.saveKeys(found),
      release: (ids) => repository.release(ids, now()),
      // Others first, in case it is the title's fault.
      postpone: (ids) => repository.release(ids, now() + FAILED_RETRY_MS),
    };
    const facts: Questions<{ id: string; key: TitleKey }, TitleFacts> = {
      claim: () => repository.claimDescriptions(DESCRIBED_BATCH, now()),
      ask: ({ key }) => describe(key),
      save: (found) => repository.saveFacts(found),
      release: (ids) => repository.releaseDescriptions(ids, null),
      postpone: (ids) => repository.releaseDescriptions(ids, now() + FAILED_RETRY_MS),
    };
    if (this.deps.hasTmdb()) await askInTurns(names, signal);
    await askInTurns(facts, signal);
  }

  async #read(since: string | null, signal: AbortSignal): Promise<ProviderTitles[]> {
    const pages: ProviderTitles[] = [];
    for (let cursor = since; pages.length < MAX_PAGES; cursor = pages.at(-1)?.cursor ?? null) {
      const page = await this.deps.provider.titles(cursor, signal).catch((error: unknown) => {
        // A provider that does not say what it has.
        if (error instanceof ApiError && error.code === 'not_found') return NO_TITLES;
        throw error;
      });
      pages.push(page);
      if (!page.hasMore) return pages;
    }
    throw new Error(`The stream provider's library has more than ${MAX_PAGES} pages.`);
  }

  async #attempt<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
    try {
      const value = await work();
      this.#isFailing = false;
      return value;
    } catch (error) {
      // Once, and not for every attempt of an outage.
      if (!signal.aborted && !this.#isFailing) this.deps.logger.warn({ err: error }, 'the library could not be read');
      this.#isFailing = true;
      return undefined;
    }
  }
}
