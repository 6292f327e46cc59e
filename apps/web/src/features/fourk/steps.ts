import { msg } from '@lingui/core/macro';

export const steps = [
  msg({ message: 'Account', context: 'step' }),
  msg({ message: 'Token', context: 'step' }),
  msg({ message: 'Submit', context: 'step' }),
] as const;
export type Step = 1 | 2 | 3;

/** Next stops at 3, Back at 1 (TOKEN-01). */
export const nextStep = (step: Step): Step => (step === 1 ? 2 : 3);
export const previousStep = (step: Step): Step => (step === 3 ? 2 : 1);
