import { describe, expect, it } from '@jest/globals';
import { backupText } from './backup-text';

const now = new Date(2026, 10, 22, 12, 0);
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString();

describe('the backup status for operators', () => {
  it.each([
    [at(22, 4, 10), 'Last backup: today at 04:10'],
    [at(22, 0, 0), 'Last backup: today at 00:00'],
    [at(21, 23, 59), 'Last backup: yesterday at 23:59'],
    [at(20, 14, 5), 'Last backup: November 20, 2026 at 14:05'],
  ])('for a backup at %s is "%s"', (lastSuccessAt, title) => {
    expect(backupText({ lastSuccessAt, failure: null }, now)).toMatchObject({ title, isWarning: false });
  });

  it('is a warning with the reason when the last attempt failed', () => {
    const failure = { at: at(22, 11, 0), reason: 'disk_full', sentence: 'The disk of /backups is full.' } as const;
    expect(backupText({ lastSuccessAt: at(21, 4, 10), failure }, now)).toEqual({
      title: 'Last backup: yesterday at 04:10',
      text: 'The backup failed today at 11:00: The disk is full. The server tries again every hour.',
      detail: 'The disk of /backups is full.',
      isWarning: true,
    });
  });

  it('is a warning with advice when no backup was written for days', () => {
    const { text, isWarning } = backupText({ lastSuccessAt: at(19, 4, 10), failure: null }, now);
    expect(isWarning).toBe(true);
    expect(text).toContain('npm run marquee -- backup');
  });

  it('says when the first backup is due', () => {
    expect(backupText({ lastSuccessAt: null, failure: null }, now)).toMatchObject({
      title: 'No backup yet',
      isWarning: false,
    });
  });
});
