import { OWNER_PROFILE_ID, type RatingCap } from '@marquee/core';
import { PEOPLE_PAGE_SIZE, type PeopleQuery } from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import { Prisma } from '../../generated/prisma/client';

export interface ListedPerson {
  id: string;
  username: string;
  usernameKey: string;
  email: string;
  createdAt: Date;
  lastSeenAt: Date | null;
  sessions: number;
  profiles: number;
  syncedBytes: number;
  isOperator: boolean;
  isDisabled: boolean;
  hasSecondFactor: boolean;
  cap: RatingCap | null;
}

export interface FoundPerson {
  id: string;
  username: string;
  isOperator: boolean;
  disabledAt: Date | null;
}

export class PeopleRepository {
  constructor(private readonly prisma: Transaction) {}

  /**
   * A page of accounts and one more, by username.
   *
   * @param query folded, as names and addresses are stored
   */
  async list({ q, after }: PeopleQuery, now: Date): Promise<ListedPerson[]> {
    const pattern = `${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const isFound =
      q === '' ? Prisma.sql`TRUE` : Prisma.sql`(username_key LIKE ${pattern} OR email_key LIKE ${pattern})`;
    return this.prisma.$queryRaw<ListedPerson[]>`
      SELECT u.id::text, u.username, u.username_key AS "usernameKey", u.email, u.created_at AS "createdAt",
        u.is_operator AS "isOperator", u.disabled_at IS NOT NULL AS "isDisabled",
        EXISTS (SELECT FROM second_factors WHERE user_id = u.id) AS "hasSecondFactor", s.*, p.*
      FROM (
        SELECT * FROM users WHERE username_key > ${after} AND ${isFound}
        ORDER BY username_key LIMIT ${PEOPLE_PAGE_SIZE + 1}
      ) AS u
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS "sessions", max(last_seen_at) AS "lastSeenAt"
        FROM sessions WHERE user_id = u.id AND expires_at > ${now}
      ) AS s
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS "profiles", coalesce(sum(synced_bytes), 0)::float8 AS "syncedBytes",
          (array_agg(details -> 'cap') FILTER (WHERE id = ${OWNER_PROFILE_ID}))[1] AS "cap"
        FROM profiles WHERE user_id = u.id
      ) AS p
      ORDER BY u.username_key`;
  }

  async find(id: string): Promise<FoundPerson | null> {
    return this.prisma.user.findUnique({
      where: { id },
      select: { id: true, username: true, isOperator: true, disabledAt: true },
    });
  }

  async setDisabled(id: string, disabledAt: Date | null): Promise<void> {
    await this.prisma.user.updateMany({ where: { id }, data: { disabledAt } });
  }
}
