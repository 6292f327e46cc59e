import { toEntries, playedKey, titleKey, type Entry, type PlayedTitle } from '@marquee/core';
import { collectionByName, readEntry, type CollectionName } from '@marquee/core/collections';
import type { ScrobbleOutcome } from '@marquee/core/contracts';
import { recordScrobble, type KnownEntries, type Scrobble, type ScrobbleEntries } from '@marquee/core/scrobble';
import { ApiError } from '../../http/errors';
import { FairQueue } from '../../lib/fair-queue';
import type { RateLimits } from '../../rate-limits';
import type { Viewer } from '../auth';
import type { EntriesRepository } from '../sync';
import { metadataClient, type FilteredTmdb } from '../tmdb';
import { findScrobbled, type FoundScrobble } from './find-title';

export interface ScrobbleServiceDeps {
  tmdb: Pick<FilteredTmdb, 'get'>;
  entries: EntriesRepository;
  limits: Pick<RateLimits, 'scrobble'>;
  now: () => number;
}

/** Records what media programs report in the history and the log of a profile. */
export class ScrobbleService {
  /** One after another for each account, so that of two reports of one viewing the second knows the first. */
  readonly #queue = new FairQueue({
    concurrency: 4,
    concurrencyPerCaller: 1,
    maxWaiting: 400,
    maxWaitingPerCaller: 20,
  });

  constructor(private readonly deps: ScrobbleServiceDeps) {}

  /** @throws ApiError `rate_limited`, `metadata_unavailable`, `unauthorized`, `collection_full`, `account_full` */
  async record(viewer: Viewer, scrobble: Scrobble, left: AbortSignal): Promise<ScrobbleOutcome> {
    const { tmdb, limits, now } = this.deps;
    await limits.scrobble.consume(viewer.userId);
    const client = metadataClient(tmdb, { rules: viewer.rules, caller: `scrobble ${viewer.userId}` });
    const found = await findScrobbled(client, scrobble, now()).catch((cause: unknown) => {
      throw new ApiError('metadata_unavailable', { cause });
    });
    if (!found) return 'unmatched';
    const turn = await this.#queue.run(viewer.userId, () => this.#store(viewer, scrobble, found), { signal: left });
    if (!turn) throw new ApiError('rate_limited', { retryAfterSec: 2 });
    return turn.value;
  }

  async #store(viewer: Viewer, scrobble: Scrobble, found: FoundScrobble): Promise<ScrobbleOutcome> {
    const { now } = this.deps;
    const atMs = Math.min(scrobble.atMs ?? now(), now());
    // A position is one in the file, and its first episode is the one that is certainly meant.
    const played = scrobble.isFinished ? found.played : found.played.slice(0, 1);
    let outcome: ScrobbleOutcome = 'unchanged';
    for (const each of played) {
      const known = await this.#entriesOf(viewer, each);
      const changed = recordScrobble(known, { ...scrobble, played: each, progress: found.progress, atMs });
      if (changed.history.length + changed.plays.length === 0) continue;
      await this.#write(viewer, changed);
      if (outcome !== 'finished') outcome = changed.plays.length > 0 ? 'finished' : 'progress';
    }
    return outcome;
  }

  /** What is kept about a film or an episode, removed entries included. */
  async #entriesOf(owner: Viewer, played: PlayedTitle): Promise<KnownEntries> {
    const { entries } = this.deps;
    const key = playedKey(played);
    const keys = [titleKey(played.mediaType, played.id), key];
    const [history, plays] = await Promise.all([
      entries.findByKeys({ owner, collection: 'history', keys }),
      entries.findByPrefix(owner, 'plays', `${key}/`),
    ]);
    return {
      history: toEntries({}, history),
      plays: toEntries({}, plays),
    };
  }

  async #write(owner: Viewer, changed: ScrobbleEntries): Promise<void> {
    const nowMs = this.deps.now();
    // By the rules for what devices push: lengths, and characters that cannot be stored.
    const valid = (['history', 'plays'] as const).map((name): [CollectionName, Entry[]] => [
      name,
      changed[name].flatMap((entry) => readEntry(collectionByName(name), entry) ?? []),
    ]);
    const written = await this.deps.entries.write({
      owner,
      push: { entries: new Map(valid), sentAtMs: nowMs },
      nowMs,
    });
    if (!written) throw new ApiError('unauthorized');
    const [refused] = written.refused;
    if (refused) throw new ApiError(refused.obstacle);
  }
}
