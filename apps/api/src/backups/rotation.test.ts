import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { backupsToKeep, type BackupSummary } from './rotation';
import { defined } from '../testing/defined';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse('2026-11-22T04:10:00Z');
const backup = (ageDays: number, rest: Partial<BackupSummary> = {}): BackupSummary => ({
  name: `marquee-${ageDays}`,
  createdAtMs: NOW - ageDays * DAY_MS,
  accounts: 3,
  rows: 100,
  ...rest,
});
const keptOf = (backups: BackupSummary[], now = NOW) => [...backupsToKeep(backups, now)].sort();

/** The remaining backups after a backup and a rotation on each day. */
function afterDays(days: Pick<BackupSummary, 'accounts' | 'rows'>[]) {
  let stored: BackupSummary[] = [];
  const history: { written: BackupSummary; stored: BackupSummary[] }[] = [];
  days.forEach((day, index) => {
    const createdAtMs = NOW + index * DAY_MS;
    const written = { name: `day-${index}`, createdAtMs, ...day };
    stored = [...stored, written];
    const kept = backupsToKeep(stored, createdAtMs + 1_000);
    stored = stored.filter(({ name }) => kept.has(name));
    history.push({ written, stored });
  });
  return history;
}
const day = fc.record({ accounts: fc.nat(2), rows: fc.constantFrom(0, 1, 4, 9, 10, 11, 30, 100) });

describe('rotation', () => {
  it('keeps the newest of each of seven days and of four weeks', () => {
    const daily = Array.from({ length: 60 }, (_, age) => backup(age));
    // 22 November is a Sunday: the previous weeks end on the 15th, the 8th and the 1st.
    expect(keptOf(daily)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21].map((age) => `marquee-${age}`).sort());
    expect(keptOf([backup(0.05), backup(0), backup(0.1)])).toEqual(['marquee-0']);
  });

  it('keeps what exists after months of downtime', () => {
    const old = [200, 201, 202].map((age) => backup(age));
    expect(keptOf([backup(0), ...old])).toHaveLength(4);
  });

  it('keeps the newest backup that holds accounts, however many empty ones follow', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 80 }), (days) => {
        let last: string | undefined;
        for (const { written, stored } of afterDays(days)) {
          if (written.accounts > 0) last = written.name;
          if (last !== undefined) expect(stored.map(({ name }) => name)).toContain(last);
        }
      }),
    );
  });

  it('keeps the last backup before the rows collapsed until they collapse again', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 80 }), (days) => {
        let beforeCollapse: BackupSummary | undefined;
        let before: BackupSummary[] = [];
        for (const { written, stored } of afterDays(days)) {
          const larger = before.findLast(({ rows }) => written.rows < rows / 2);
          if (larger && larger.createdAtMs > (beforeCollapse?.createdAtMs ?? 0)) beforeCollapse = larger;
          if (beforeCollapse) expect(stored).toContain(beforeCollapse);
          before = stored;
        }
      }),
    );
  });

  it.each<[string, (index: number) => Pick<BackupSummary, 'accounts' | 'rows'>]>([
    ['that holds accounts, months later', (index) => ({ accounts: index === 0 ? 1 : 0, rows: 100 })],
    ['before the rows collapsed, when they have grown again', (index) => ({ accounts: 1, rows: index || 1_000 })],
  ])('keeps the one %s', (_which, rowsOn) => {
    const last = defined(afterDays(Array.from({ length: 200 }, (_, index) => rowsOn(index))).at(-1));
    expect(last.stored.map(({ name }) => name)).toContain('day-0');
  });

  it('never has more than 7 + 4 + 1 + 2, and always the newest', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 80 }), (days) => {
        for (const { written, stored } of afterDays(days)) {
          expect(stored.length).toBeLessThanOrEqual(14);
          expect(stored).toContain(written);
        }
      }),
    );
  });

  it('keeps backups dated in the future, and lets them displace none', () => {
    const ages = fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 40 });
    const ahead = fc.uniqueArray(fc.integer({ min: 1, max: 9_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(ages, ahead, (past, future) => {
        const real = past.map((age) => backup(age));
        const early = future.map((days) => backup(-days, { rows: 1, accounts: 0 }));
        expect(keptOf([...real, ...early])).toEqual([...keptOf(real), ...early.map(({ name }) => name)].sort());
      }),
    );
  });

  it('does not treat a backup from a slow clock as the newest', () => {
    const lost = backup(0, { name: 'marquee-1970', createdAtMs: 1_000 });
    expect(keptOf([backup(0), backup(1), lost])).toContain('marquee-0');
  });
});
