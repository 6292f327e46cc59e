import { DAY_MS, type TitleKey } from '@marquee/core';
import { Prisma, type PrismaClient } from '../../generated/prisma/client';
import { toStorableJson } from '../../lib/storable-json';
import type { ProfileKey } from '../profiles/profile-key';

/** Not all at the same time of the next day. */
const JITTER_MS = DAY_MS / 8;

const EVERYBODY = Prisma.sql`true`;
const only = ({ userId, profileId }: ProfileKey) => Prisma.sql`user_id = ${userId}::uuid AND profile_id = ${profileId}`;

export interface AnsweredTable<Answer> {
  /** Has `key`, `due_at`, and the answer in a column. */
  table: Prisma.Sql;
  column: Prisma.Sql;
  /** Selects the keys of the titles that profiles want to know about. */
  wantedBy: (profiles: Prisma.Sql) => Prisma.Sql;
  /** Undefined for an answer of another version. */
  read: (answer: unknown) => Answer | undefined;
}

/** What TMDB says of titles that somebody wants to know about, for all processes. */
export class DailyAnswersRepository<Answer> {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly from: AnsweredTable<Answer>,
  ) {}

  /** Adds the titles that are wanted now, and forgets those that nobody wants any more. */
  async refreshWanted(nowMs: number): Promise<void> {
    const { table, wantedBy } = this.from;
    await this.prisma.$executeRaw`
      WITH wanted AS (${wantedBy(EVERYBODY)}),
        forgotten AS (DELETE FROM ${table} WHERE key NOT IN (SELECT key FROM wanted))
      INSERT INTO ${table} (key, due_at) SELECT key, ${new Date(nowMs)}::timestamptz FROM wanted
      ON CONFLICT (key) DO NOTHING`;
  }

  /** Titles to be asked about: each is given to one process, and again after a day. */
  async claim(count: number, nowMs: number): Promise<{ id: TitleKey }[]> {
    const { table } = this.from;
    return this.prisma.$queryRaw<{ id: TitleKey }[]>`
      UPDATE ${table}
      SET due_at = ${new Date(nowMs + DAY_MS)}::timestamptz - random() * ${JITTER_MS} * interval '1 millisecond'
      WHERE key IN (
        SELECT key FROM ${table} WHERE due_at <= ${new Date(nowMs)} ORDER BY due_at LIMIT ${count}
        FOR UPDATE SKIP LOCKED)
      RETURNING key AS id`;
  }

  async save(answers: ReadonlyMap<string, Answer & object>): Promise<void> {
    const { table, column } = this.from;
    const texts = [...answers.values()].map(toStorableJson);
    await this.prisma.$executeRaw`
      UPDATE ${table} AS known SET ${column} = new.answer::jsonb
      FROM unnest(${[...answers.keys()]}::text[], ${texts}::text[]) AS new (key, answer)
      WHERE known.key = new.key`;
  }

  /** Lets titles be claimed again from this time on. */
  async postpone(keys: readonly string[], dueMs: number): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE ${this.from.table} SET due_at = ${new Date(dueMs)} WHERE key = ANY (${keys}::text[])`;
  }

  async find(keys: readonly string[]): Promise<Answer[]> {
    return this.#find(Prisma.sql`key = ANY (${keys}::text[])`);
  }

  /** Of the titles that a profile wants to know about. */
  async findWanted(profile: ProfileKey): Promise<Answer[]> {
    return this.#find(Prisma.sql`key IN (${this.from.wantedBy(only(profile))})`);
  }

  async #find(condition: Prisma.Sql): Promise<Answer[]> {
    const { table, column, read } = this.from;
    const rows = await this.prisma.$queryRaw<{ answer: unknown }[]>`
      SELECT ${column} AS answer FROM ${table} WHERE ${column} IS NOT NULL AND ${condition} ORDER BY key`;
    return rows.flatMap(({ answer }) => read(answer) ?? []);
  }
}
