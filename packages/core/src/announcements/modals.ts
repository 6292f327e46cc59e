import { DAY_MS } from '../media';
import type { InfoModal, ModalRepeat } from './types';
import { isWithinDates } from './date-range';

/** Limits of pop-ups (ANNOUNCE-01, ANNOUNCE-02). */
const MODALS_PER_SESSION = 2;
export const MODAL_DELAY_MS = 250;

const repeatMs: Record<ModalRepeat, number> = { never: Infinity, weekly: 7 * DAY_MS, monthly: 30 * DAY_MS };

/** When each modal was last dismissed, in epoch milliseconds, by its id. */
type ModalDismissals = Readonly<Record<string, number>>;

/** Modals within their dates that were never dismissed, or long enough ago; the highest priority first. */
export const eligibleModals = (modals: readonly InfoModal[], dismissals: ModalDismissals, nowMs: number): InfoModal[] =>
  modals
    .filter(({ id, repeat, startsAt, expiresAt }) => {
      const dismissedMs = Object.hasOwn(dismissals, id) ? dismissals[id] : undefined;
      const mayRepeat = dismissedMs === undefined || nowMs - dismissedMs >= repeatMs[repeat];
      return mayRepeat && isWithinDates(startsAt, expiresAt, nowMs);
    })
    .sort((one, other) => other.priority - one.priority);

/**
 * The modal to show next. A session shows at most two. `shown` are those it has shown already; one that was not
 * dismissed may be shown again, e.g. after a reload.
 */
export const nextModal = (
  modals: readonly InfoModal[],
  { dismissals, shown, nowMs }: { dismissals: ModalDismissals; shown: readonly string[]; nowMs: number },
): InfoModal | undefined =>
  eligibleModals(modals, dismissals, nowMs).find(({ id }) => shown.length < MODALS_PER_SESSION || shown.includes(id));
