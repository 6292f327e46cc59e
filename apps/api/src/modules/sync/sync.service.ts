import { isRecord, type Entry } from '@marquee/core';
import {
  collectionByName,
  collectionNames,
  readEntry,
  TOMBSTONE_TTL_MS,
  type CollectionName,
} from '@marquee/core/collections';
import { syncLimits, type SyncBody, type SyncRefusal } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { inTurns } from '../../lib/in-turns';
import type { ReadBudget } from '../../rate-limits';
import type { ProfileKey } from '../profiles/profile-key';
import type { EntriesRepository } from './entries.repository';
import type { Page, PagesRepository, Plan } from './pages.repository';
import { invalidEntries, refusedEntries } from './refusals';
import type { TombstonesRepository } from './tombstones.repository';

/** The owner of the entries, and the tab that sends them. */
export interface Sender {
  owner: ProfileKey;
  origin?: string;
}

export interface SyncServiceDeps {
  entries: EntriesRepository;
  pages: PagesRepository;
  tombstones: TombstonesRepository;
  reads: ReadBudget;
  now: () => number;
}

type Refusals = Partial<Record<CollectionName, SyncRefusal[]>>;

/** `POST /api/sync`: pushes and pulls every collection in one round trip. */
export class SyncService {
  constructor(private readonly deps: SyncServiceDeps) {}

  /**
   * @returns the response as JSON text
   * @throws ApiError `unauthorized`, `rate_limited` if the user has read too much within a minute
   */
  async sync({ owner, origin }: Sender, { push = {}, since = {}, updatedAt }: SyncBody): Promise<string> {
    const { entries, refusals } = await readPush(push);
    if (entries.size > 0) {
      const written = await this.deps.entries.write({
        owner,
        push: { entries, sentAtMs: updatedAt },
        nowMs: this.deps.now(),
        ...(origin !== undefined && { origin }),
      });
      if (!written) throw new ApiError('unauthorized');
      for (const name of entries.keys())
        (refusals[name] ??= []).push(
          ...refusedEntries(written.refused.filter(({ collection }) => collection === name)),
        );
    }
    const { epoch, pages } = await this.#plan(owner, since);
    const changes = await Promise.all(pages.map((page) => this.deps.pages.read(owner, page)));
    const more = pages.filter((page) => page.more).map(({ collection }) => collection);
    const members = [
      '"ok":true',
      `"serverTime":${this.deps.now()}`,
      `"epoch":"${epoch}"`,
      `"revision":{${pages.map(({ collection, upTo }) => `"${collection}":${upTo}`).join(',')}}`,
      // Already JSON text from the database.
      `"changes":{${pages.map(({ collection }, at) => `"${collection}":${changes[at]}`).join(',')}}`,
    ];
    if (more.length > 0) members.push(`"more":${JSON.stringify(more)}`);
    const refused = Object.entries(refusals).filter(([, list]) => list.length > 0);
    if (refused.length > 0) members.push(`"refused":${JSON.stringify(Object.fromEntries(refused))}`);
    return `{${members.join(',')}}`;
  }

  /** Deletes tombstones that every device has received, or has been offline too long to receive. */
  deleteTombstones(): Promise<number> {
    return this.deps.tombstones.deleteBefore(this.deps.now() - TOMBSTONE_TTL_MS);
  }

  async #plan(owner: ProfileKey, since: NonNullable<SyncBody['since']>): Promise<Plan> {
    const asked = new Map(
      collectionNames.flatMap((name): [CollectionName, number][] => {
        const revision = since[name];
        return revision === undefined ? [] : [[name, revision]];
      }),
    );
    const plan = await this.deps.pages.plan(owner, { since: asked, limit: syncLimits.pageEntries });
    if (!plan) throw new ApiError('unauthorized');
    const pages = fittingPages(plan.pages);
    await this.deps.reads.consume(
      owner.userId,
      pages.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    return { ...plan, pages };
  }
}

/** Pages that do not fit into the response are left for the next one. */
function fittingPages(pages: readonly Page[]): Page[] {
  let [rows, bytes] = [0, 0];
  return pages.map((page) => {
    const fits = rows + page.rows <= syncLimits.pageEntries && bytes + page.bytes <= syncLimits.answerBytes;
    if (rows > 0 && page.rows > 0 && !fits) return { ...page, upTo: page.after, more: true, rows: 0, bytes: 0 };
    rows += page.rows;
    bytes += page.bytes;
    return page;
  });
}

async function readPush(push: NonNullable<SyncBody['push']>) {
  const entries = new Map<CollectionName, Entry[]>();
  const refusals: Refusals = {};
  for (const name of collectionNames) {
    const received = push[name];
    if (!received) continue;
    const collection = collectionByName(name);
    const mine: Entry[] = [];
    const invalid: string[] = [];
    for await (const each of inTurns(received)) {
      const entry = readEntry(collection, each);
      if (entry) mine.push(entry);
      else invalid.push(keyOf(each));
    }
    if (mine.length > 0) entries.set(name, mine);
    refusals[name] = invalidEntries(invalid);
  }
  return { entries, refusals };
}

/** The key of a value that is not a valid entry. */
function keyOf(received: unknown): string {
  const key = isRecord(received) ? received.key : undefined;
  return typeof key === 'string' ? key : '';
}
