import { quietHoursSchema } from '@marquee/core/contracts';
import type { QuietHours, Told } from '@marquee/core/notices';
import type { Transaction } from '../../db';
import { Prisma } from '../../generated/prisma/client';
import { viewerColumns } from '../auth/sessions.repository';
import type { ViewerColumns } from '../auth/viewer';
import type { ProfileKey } from '../profiles/profile-key';
import type { PushTarget } from './send-push';
import { readTold } from './read-told';

/** A browser with what is needed to tell it something. */
export interface DueDevice extends ProfileKey, ViewerColumns, PushTarget {
  id: string;
  language: string;
  timeZone: string;
  quietHours: QuietHours | null;
  createdAt: Date;
  failures: number;
  failingSince: Date | null;
  told: Told;
}

interface Settings {
  language: string;
  timeZone: string;
  quietHours: QuietHours | null;
}

/** In which session of whom a browser asks. */
export interface DeviceKey extends ProfileKey {
  sessionId: string;
}

type Stored = Omit<DueDevice, 'quietHours' | 'told'> & { quietHours: unknown; told: unknown };

const targetOf = ({ endpoint, p256dh, auth }: PushTarget): PushTarget => ({ endpoint, p256dh, auth });

/** Browsers that are sent notices, for all processes. */
export class NoticeDevicesRepository {
  constructor(private readonly prisma: Transaction) {}

  /** Of a profile, the newest first. */
  async listOf({ userId, profileId }: ProfileKey) {
    const devices = await this.prisma.noticeDevice.findMany({
      where: { userId, profileId },
      include: { session: { select: { device: true } } },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return devices.map(({ quietHours, ...device }) => ({ ...device, quietHours: quietHoursSchema.parse(quietHours) }));
  }

  async countOthers({ userId, sessionId, profileId }: DeviceKey): Promise<number> {
    return this.prisma.noticeDevice.count({ where: { userId, NOT: { sessionId, profileId } } });
  }

  /** A browser has one session: what was stored of it under another one is of a session that it has lost. */
  async save(key: DeviceKey, target: PushTarget, { quietHours, ...settings }: Settings, now: Date): Promise<void> {
    const { sessionId, profileId } = key;
    await this.prisma.noticeDevice.deleteMany({ where: { endpoint: target.endpoint, NOT: { sessionId } } });
    const changes = { ...targetOf(target), ...settings, quietHours: quietHours ? { ...quietHours } : Prisma.JsonNull };
    await this.prisma.noticeDevice.upsert({
      where: { sessionId_profileId: { sessionId, profileId } },
      create: { ...key, ...changes, createdAt: now, dueAt: now },
      update: { ...changes, failures: 0, failingSince: null },
    });
  }

  /** False if the session has no browser with this endpoint. */
  async replaceTarget(sessionId: string, endpoint: string, target: PushTarget): Promise<boolean> {
    const data = { ...targetOf(target), failures: 0, failingSince: null };
    return (await this.prisma.noticeDevice.updateMany({ where: { sessionId, endpoint }, data })).count > 0;
  }

  /** False if the profile has no such browser. */
  async remove({ userId, profileId }: ProfileKey, id: string): Promise<boolean> {
    return (await this.prisma.noticeDevice.deleteMany({ where: { id, userId, profileId } })).count > 0;
  }

  async forget(id: string): Promise<void> {
    await this.prisma.noticeDevice.deleteMany({ where: { id } });
  }

  async update(id: string, changes: Prisma.NoticeDeviceUpdateManyMutationInput): Promise<void> {
    await this.prisma.noticeDevice.updateMany({ where: { id }, data: changes });
  }

  /**
   * A browser that is due: given to one process at a time, and again after the lease, should that process end meanwhile.
   * Read after the claim, so that what another process has just told it is known.
   */
  async claim(now: Date, leaseMs: number): Promise<DueDevice | undefined> {
    const [claimed] = await this.prisma.$queryRaw<{ id: string }[]>`
      UPDATE notice_devices SET due_at = ${new Date(now.getTime() + leaseMs)} WHERE id = (
        SELECT d.id FROM notice_devices AS d JOIN users AS u ON u.id = d.user_id AND u.disabled_at IS NULL
          JOIN sessions AS s ON s.id = d.session_id AND s.expires_at > ${now}
        WHERE d.due_at <= ${now} ORDER BY d.due_at LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
      RETURNING id::text`;
    return claimed && this.#find(Prisma.sql`d.id = ${claimed.id}::uuid`);
  }

  /** The browser of a session, for its profile. */
  async find({ sessionId, profileId }: DeviceKey): Promise<DueDevice | undefined> {
    return this.#find(Prisma.sql`d.session_id = ${sessionId}::uuid AND d.profile_id = ${profileId}`);
  }

  async #find(isMeant: Prisma.Sql): Promise<DueDevice | undefined> {
    const [row] = await this.prisma.$queryRaw<Stored[]>`
      SELECT d.id::text, d.user_id::text AS "userId", d.profile_id AS "profileId", d.endpoint, d.p256dh, d.auth,
        d.language, d.time_zone AS "timeZone", d.quiet_hours AS "quietHours", d.created_at AS "createdAt", d.failures,
        d.failing_since AS "failingSince", d.told, ${viewerColumns}
      FROM notice_devices AS d JOIN profiles AS p ON p.user_id = d.user_id AND p.id = d.profile_id
      WHERE ${isMeant}`;
    return row && { ...row, quietHours: quietHoursSchema.parse(row.quietHours), told: readTold(row.told) };
  }
}
