import type { Told } from '@marquee/core/notices';
import type { Prisma } from '../../generated/prisma/client';
import type { Transaction } from '../../db';
import { viewerColumns } from '../auth/sessions.repository';
import type { ViewerColumns } from '../auth/viewer';
import type { ProfileKey } from '../profiles/profile-key';
import { readTold } from './read-told';

/** A mail that is due, with its account. */
export interface DueMail extends ProfileKey, ViewerColumns {
  id: string;
  username: string;
  email: string;
  language: string;
  timeZone: string;
  createdAt: Date;
  dueAt: Date;
  told: Told;
}

/** Profiles that are sent a mail a week, for all processes. */
export class WeeklyMailsRepository {
  constructor(private readonly prisma: Transaction) {}

  async has({ userId, profileId }: ProfileKey): Promise<boolean> {
    return (await this.prisma.weeklyMail.count({ where: { userId, profileId } })) > 0;
  }

  /** Leaves one that there is as it is. */
  async add(
    { userId, profileId }: ProfileKey,
    settings: { language: string; timeZone: string; dueAt: Date },
    createdAt: Date,
  ): Promise<void> {
    await this.prisma.weeklyMail.createMany({
      data: [{ userId, profileId, ...settings, createdAt }],
      skipDuplicates: true,
    });
  }

  async remove({ userId, profileId }: ProfileKey): Promise<void> {
    await this.prisma.weeklyMail.deleteMany({ where: { userId, profileId } });
  }

  async forget(id: string): Promise<void> {
    await this.prisma.weeklyMail.deleteMany({ where: { id } });
  }

  async update(id: string, data: Prisma.WeeklyMailUpdateManyMutationInput): Promise<void> {
    await this.prisma.weeklyMail.updateMany({ where: { id }, data });
  }

  /** One that is due, given to one process: it is due again after the lease. */
  async claim(now: Date, leaseMs: number): Promise<DueMail | undefined> {
    const [claimed] = await this.prisma.$queryRaw<{ id: string; dueAt: Date }[]>`
      UPDATE weekly_mails AS m SET due_at = ${new Date(now.getTime() + leaseMs)} FROM (
        SELECT due.id, due.due_at FROM weekly_mails AS due JOIN users AS u ON u.id = due.user_id AND u.disabled_at IS NULL
        WHERE due.due_at <= ${now} ORDER BY due.due_at LIMIT 1 FOR UPDATE OF due SKIP LOCKED) AS found
      WHERE m.id = found.id RETURNING m.id::text, found.due_at AS "dueAt"`;
    if (!claimed) return undefined;
    const [row] = await this.prisma.$queryRaw<(Omit<DueMail, 'dueAt' | 'told'> & { told: unknown })[]>`
      SELECT m.id::text, m.user_id::text AS "userId", m.profile_id AS "profileId", u.username, u.email, m.language,
        m.time_zone AS "timeZone", m.created_at AS "createdAt", m.told, ${viewerColumns}
      FROM weekly_mails AS m JOIN profiles AS p ON p.user_id = m.user_id AND p.id = m.profile_id
        JOIN users AS u ON u.id = m.user_id
      WHERE m.id = ${claimed.id}::uuid`;
    return row && { ...row, dueAt: claimed.dueAt, told: readTold(row.told) };
  }
}
