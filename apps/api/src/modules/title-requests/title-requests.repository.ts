import { DAY_MS, parseRequestId, type SiteLanguage, type TitleKey } from '@marquee/core';
import {
  REQUESTS_PAGE_SIZE,
  type OwnRequest,
  type RequestDetails,
  type RequestsQuery,
  type RequestState,
  type TitleRequest,
} from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import { Prisma } from '../../generated/prisma/client';
import type { ProfileKey } from '../profiles/profile-key';

/** Requests of a site. */
const MOST_REQUESTS = 1_000;
/** How long a request is kept after its end, and after the last person asked. */
const ENDED_MS = 90 * DAY_MS;
const KEPT_MS = 365 * DAY_MS;
const MOST_LISTED = 200;
const MOST_ASKERS = 100;

/** Counts for a person's limit. */
const WAITING = ['open', 'coming'] as const satisfies RequestState[];
const AVAILABLE = 'available' satisfies RequestState;

interface StoredRequest {
  id: string;
  name: string;
  state: string;
  words: string;
  changedAt: Date | null;
}

export interface NewVote extends ProfileKey {
  id: string;
  name: string;
  language: SiteLanguage;
  at: Date;
}

/** A profile, or all profiles of an account. */
export type Voters = ProfileKey | { userId: string };

/** Who is told what came of a request. */
export interface ToldAsker {
  user: { id: string; username: string; email: string };
  language: SiteLanguage;
  request: { id: string; name: string; state: Exclude<RequestState, 'open'>; words: string };
}

const requestOf = ({ id, name, state, words, changedAt }: StoredRequest) => ({
  id,
  // Only ids of core's are stored.
  ...(parseRequestId(id) ?? { title: id as TitleKey, season: null }),
  name,
  state: state as RequestState,
  words,
  changedAt: changedAt?.toISOString() ?? null,
});

export class TitleRequestsRepository {
  constructor(private readonly prisma: Transaction) {}

  /** The newest first. */
  async listOf(voters: Voters): Promise<OwnRequest[]> {
    const found = await this.prisma.requestVote.findMany({
      where: voters,
      include: { request: true },
      distinct: ['requestId'],
      orderBy: [{ at: 'desc' }, { requestId: 'asc' }],
      take: MOST_LISTED,
    });
    return found.map(({ at, request }) => ({ ...requestOf(request), at: at.toISOString() }));
  }

  async hasVote({ id, userId, profileId }: NewVote): Promise<boolean> {
    const request = { state: { not: AVAILABLE } };
    return (await this.prisma.requestVote.count({ where: { requestId: id, userId, profileId, request } })) > 0;
  }

  /** Other requests of the account that wait. */
  async countWaiting({ userId, id }: Pick<NewVote, 'userId' | 'id'>): Promise<number> {
    return this.prisma.titleRequest.count({
      where: { id: { not: id }, state: { in: [...WAITING] }, votes: { some: { userId } } },
    });
  }

  /** Of two at once that ask first, the second waits for the other. What was available and is gone begins anew. */
  async add({ id, name, userId, profileId, language, at }: NewVote): Promise<void> {
    await this.prisma.titleRequest.deleteMany({ where: { id, state: AVAILABLE } });
    await this.prisma.titleRequest.upsert({
      where: { id },
      create: { id, name, state: 'open' satisfies RequestState, firstAt: at, lastAt: at },
      update: { lastAt: at },
    });
    await this.prisma.requestVote.create({ data: { requestId: id, userId, profileId, language, at } });
  }

  /**
   * Makes room by deleting requests that ended, the oldest first.
   *
   * @param id of the new request, which stays
   * @returns whether there is room now
   */
  async makeRoom(id: string): Promise<boolean> {
    const excess = (await this.prisma.titleRequest.count()) - MOST_REQUESTS;
    if (excess <= 0) return true;
    // Rows that another transaction deletes at the same time are not waited for.
    const deleted = await this.prisma.$executeRaw`
      DELETE FROM title_requests WHERE id IN (
        SELECT id FROM title_requests AS r
        WHERE id <> ${id} AND (state NOT IN ('open', 'coming')
          OR NOT EXISTS (SELECT FROM request_votes WHERE request_id = r.id))
        ORDER BY changed_at, id LIMIT ${excess} FOR UPDATE OF r SKIP LOCKED
      )`;
    return deleted >= excess;
  }

  /** A request without votes goes with its last one. */
  async withdraw(id: string, voters: Voters): Promise<void> {
    // First, so that nobody adds a vote to a request that is about to go.
    if (!(await this.lock(id))) return;
    await this.prisma.requestVote.deleteMany({ where: { ...voters, requestId: id } });
    await this.prisma.titleRequest.deleteMany({ where: { id, votes: { none: {} } } });
  }

  /** The request as it is until the transaction ends: whoever asks or closes it meanwhile waits. */
  async lock(id: string): Promise<StoredRequest | undefined> {
    const [row] = await this.prisma.$queryRaw<StoredRequest[]>`
      SELECT id, name, state, words, changed_at AS "changedAt" FROM title_requests WHERE id = ${id} FOR UPDATE`;
    return row;
  }

  async answer(id: string, answer: { state: RequestState; words: string; changedAt: Date }): Promise<void> {
    await this.prisma.titleRequest.update({ where: { id }, data: answer });
  }

  /** Ids of all that the library did not have. */
  async unfulfilled(): Promise<string[]> {
    const found = await this.prisma.titleRequest.findMany({
      where: { state: { not: AVAILABLE } },
      select: { id: true },
    });
    return found.map(({ id }) => id);
  }

  /** Returns the ids of those that nobody else has closed. */
  async close(ids: readonly string[], at: Date): Promise<string[]> {
    const closed = await this.prisma.$queryRaw<{ id: string }[]>`
      UPDATE title_requests SET state = ${AVAILABLE}, words = '', changed_at = ${at} WHERE id IN (
        SELECT id FROM title_requests WHERE id = ANY (${[...ids]}::text[]) AND state <> ${AVAILABLE}
        ORDER BY id FOR UPDATE
      ) RETURNING id`;
    return closed.map(({ id }) => id);
  }

  /** Sends events to the browsers of those who asked. Returns each account once per request. */
  async tellAskers(ids: readonly string[]): Promise<ToldAsker[]> {
    await this.prisma.$queryRaw`
      SELECT pg_notify('marquee_requests',
        json_build_object('userId', user_id, 'profileId', profile_id, 'id', request_id)::text)::text
      FROM request_votes WHERE request_id = ANY (${[...ids]}::text[])`;
    const votes = await this.prisma.requestVote.findMany({
      where: { requestId: { in: [...ids] } },
      distinct: ['requestId', 'userId'],
      orderBy: { at: 'asc' },
      select: {
        language: true,
        request: true,
        profile: { select: { user: { select: { id: true, username: true, email: true } } } },
      },
    });
    return votes.map(({ language, request: { id, name, state, words }, profile: { user } }) => ({
      language: language as SiteLanguage,
      request: { id, name, state: state as ToldAsker['request']['state'], words },
      user,
    }));
  }

  /** A page and one more, those with the most votes first. */
  async list({ state, page }: RequestsQuery): Promise<TitleRequest[]> {
    const isListed = state === undefined ? Prisma.empty : Prisma.sql`WHERE state = ${state}`;
    return this.#listed(isListed, (page - 1) * REQUESTS_PAGE_SIZE);
  }

  async find(id: string): Promise<RequestDetails | undefined> {
    const [found] = await this.#listed(Prisma.sql`WHERE id = ${id}`, 0);
    if (!found) return undefined;
    const votes = await this.prisma.requestVote.findMany({
      where: { requestId: id },
      select: { at: true, userId: true, profile: { select: { user: { select: { username: true } } } } },
      distinct: ['userId'],
      orderBy: [{ at: 'desc' }, { userId: 'asc' }],
      take: MOST_ASKERS,
    });
    const askers = votes.map(({ at, profile }) => ({ username: profile.user.username, at: at.toISOString() }));
    return { ...found, askers };
  }

  async #listed(where: Prisma.Sql, offset: number): Promise<TitleRequest[]> {
    const rows = await this.prisma.$queryRaw<(StoredRequest & { votes: number; firstAt: Date; lastAt: Date })[]>`
      SELECT r.id, r.name, r.state, r.words, r.changed_at AS "changedAt", r.first_at AS "firstAt",
        r.last_at AS "lastAt", count(DISTINCT v.user_id)::int AS votes
      FROM title_requests AS r JOIN request_votes AS v ON v.request_id = r.id
      ${where} GROUP BY r.id ORDER BY votes DESC, r.last_at DESC, r.id
      LIMIT ${REQUESTS_PAGE_SIZE + 1} OFFSET ${offset}`;
    return rows.map(({ votes, firstAt, lastAt, ...request }) => ({
      ...requestOf(request),
      votes,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }));
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.titleRequest.deleteMany({
      where: {
        OR: [
          { lastAt: { lte: new Date(nowMs - KEPT_MS) } },
          { state: { notIn: [...WAITING] }, changedAt: { lte: new Date(nowMs - ENDED_MS) } },
          // What removed accounts leave.
          { votes: { none: {} }, lastAt: { lte: new Date(nowMs - DAY_MS) } },
        ],
      },
    });
  }
}
