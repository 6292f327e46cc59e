import type { TitleKey } from '@marquee/core';
import type { TakenDownTitle } from '@marquee/core/contracts';
import type { Transaction } from '../../db';

type StoredTitle = Omit<TakenDownTitle, 'at'> & { at: Date };

/** The titles that this site does not show, as its operators see them. */
export class TakeDownRepository {
  constructor(private readonly prisma: Transaction) {}

  /** The newest first. */
  async list(): Promise<TakenDownTitle[]> {
    const found = await this.prisma.takenDownTitle.findMany({ orderBy: [{ at: 'desc' }, { key: 'asc' }] });
    return found.map(({ at, key, ...title }) => ({ ...title, key: key as TitleKey, at: at.toISOString() }));
  }

  count(): Promise<number> {
    return this.prisma.takenDownTitle.count();
  }

  async add(title: StoredTitle): Promise<void> {
    await this.prisma.takenDownTitle.create({ data: title });
  }

  /** Returns the title's name; undefined if it is not on the list. */
  async setNote(key: TitleKey, note: string): Promise<string | undefined> {
    const [changed] = await this.prisma.takenDownTitle.updateManyAndReturn({ where: { key }, data: { note } });
    return changed?.name;
  }

  /** Returns the title's name; undefined if it is not on the list. */
  async remove(key: TitleKey): Promise<string | undefined> {
    const [removed] = await this.prisma.$queryRaw<{ name: string }[]>`
      DELETE FROM taken_down_titles WHERE key = ${key} RETURNING name`;
    return removed?.name;
  }
}
