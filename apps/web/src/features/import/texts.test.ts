import { describe, expect, it } from '@jest/globals';
import type { ImportPlan } from '@marquee/core/import';
import { nothingToAdd } from './texts';

const none = { added: 0, here: 0, ambiguous: 0, missing: 0, left_out: 0, problem: 0 };
const planWith = (counts: Partial<typeof none>) =>
  ({ counts: { play: none, bookmark: { ...none, ...counts } } }) as unknown as Pick<ImportPlan, 'counts'>;

describe('an import that would add nothing [IMPORT-07]', () => {
  it('asks for the titles that are still to be told', () => {
    expect(nothingToAdd(planWith({ ambiguous: 2 }))).toBe('Nothing to import yet. Choose the titles below first.');
    expect(nothingToAdd(planWith({ missing: 1, here: 4 }))).toBe(
      'Nothing to import yet. Choose the titles below first.',
    );
  });

  it('says that all is here already', () => {
    expect(nothingToAdd(planWith({ here: 4 }))).toBe('There’s nothing new to add.');
  });
});
