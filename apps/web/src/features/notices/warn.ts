import { failureLine } from '../../shared/form/failure-text';
import { showToast } from '../../shared/ui';

export const warn = (message: string) => showToast({ kind: 'error', message });

/** Says why a call failed, if it did. */
export function warnOf(error: unknown): void {
  if (error) warn(failureLine(error));
}
