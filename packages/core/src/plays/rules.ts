import { compareJson, type MergeRules } from '../sync/merge-entries';
import type { Play } from './types';

const isRated = ({ rating }: Play): number => Number(rating !== undefined);

/**
 * Of two copies written at the same time, the one with a rating wins: clients from before viewings had ratings send their
 * copies without.
 */
export const playRules: MergeRules<Play> = {
  compare: (a, b) => isRated(a) - isRated(b) || compareJson(a, b),
};
