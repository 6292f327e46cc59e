import { describe, expect, it } from '@jest/globals';
import { missingLines, slowestLines, suiteLine } from './src/test-summary.mjs';

const timings = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.test.ts`, seconds: index }));
const results = [
  { name: 'Unit and API', passed: 3, failed: 0, missing: ['psql is not installed', 'psql is not installed'], timings },
  { name: 'Browser', passed: 0, failed: 0, skipped: 1, missing: ['no Chromium was found'] },
];

describe('the summary of a run', () => {
  it('has a line for each suite, with its counts and seconds', () => {
    expect(suiteLine('Lint', { passed: 1, failed: 0 }, 12.34)).toBe('Lint: 1 passed, 0 failed (12.3 s)');
    expect(suiteLine('Browser', { passed: 2, failed: 0, skipped: 4 }, 60)).toBe(
      'Browser: 2 passed, 0 failed, 4 skipped (60.0 s)',
    );
  });

  it('lists the slowest ten', () => {
    const lines = slowestLines(results);
    expect(lines).toHaveLength(11);
    expect(lines[1]).toBe('- 11.0 s  11.test.ts');
  });

  it('says once for each suite what the machine lacks', () => {
    expect(missingLines(results)).toEqual([
      'Skipped:',
      '- Unit and API: psql is not installed (2)',
      '- Browser: no Chromium was found (1)',
    ]);
  });

  it('leaves out what there is nothing of', () => {
    expect([slowestLines([{}]), missingLines([{}])]).toEqual([[], []]);
  });
});
