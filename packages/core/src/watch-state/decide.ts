import type { Decision, LocalState, ServerState, SyncedState } from './types';

/** Servers hear a position every ten seconds, and not the last one if a tab is closed. */
const SAME_POSITION_SEC = 10;

/** Of an item that nobody has played. */
export const UNPLAYED: ServerState = { isPlayed: false, playCount: 0, playedAt: null, positionSec: 0, durationSec: 0 };

export const hasState = ({ isPlayed, positionSec }: ServerState): boolean => isPlayed || positionSec > 0;
const isBlank = ({ isPlayed, position, isRemoved }: LocalState): boolean => !isPlayed && !position && !isRemoved;

/** Entries that are gone without a trace say nothing: after logging out, all of them are. */
export const hasChangedHere = (here: LocalState, before: LocalState | undefined): boolean =>
  !isBlank(here) &&
  !(
    before &&
    here.isPlayed === before.isPlayed &&
    here.isRemoved === before.isRemoved &&
    here.changedAt === before.changedAt &&
    here.plays === before.plays &&
    here.position?.watched === before.position?.watched
  );

const hasChangedThere = (there: ServerState, before: ServerState | undefined): boolean =>
  before
    ? there.isPlayed !== before.isPlayed ||
      there.positionSec !== before.positionSec ||
      there.playedAt !== before.playedAt
    : hasState(there);

const isSamePosition = (here: LocalState, there: ServerState): boolean =>
  Math.abs((here.position?.watched ?? 0) - there.positionSec) <= SAME_POSITION_SEC &&
  (here.position === null) === (there.positionSec === 0);

interface Sides {
  here: LocalState;
  there: ServerState;
  /** Undefined before the first contact. */
  base: SyncedState | undefined;
  nowMs: number;
}

/**
 * What brings a film or an episode into step: the newer change wins. A removal wins over what was watched before it, and
 * is told to the server only if both sides had it; what is undone there is undone here only if it came from there.
 */
export function decide({ here, there, base, nowMs }: Sides): Decision {
  const isChangedHere = hasChangedHere(here, base?.here);
  const isChangedThere = hasChangedThere(there, base?.there);
  if (!isChangedHere && !isChangedThere) return { kind: 'unchanged' };
  // A server's clock is ahead: cut off at the present, one viewing would have a different time at each look.
  if (isChangedThere && there.playedAt !== null && there.playedAt > nowMs) return { kind: 'unchanged' };
  /** When it changed there, if that is known. */
  const thereAt = there.playedAt === base?.there.playedAt ? null : there.playedAt;
  const isTheirsNewer = isChangedThere && (!isChangedHere || (thereAt !== null && thereAt > here.changedAt));
  if (isTheirsNewer) return takeTheirs({ here, there, base }, thereAt);
  // Both may know of the same viewing; one that was added here alone is told.
  const isKnown = isChangedThere || here.plays <= (base?.here.plays ?? 0);
  const isThere = isSamePosition(here, there) && (there.isPlayed || !here.isPlayed);
  return isKnown && isThere && !here.isRemoved ? { kind: 'agreed' } : sendOurs(here, there, base);
}

function takeTheirs({ here, there, base }: Omit<Sides, 'nowMs'>, thereAt: number | null): Decision {
  if (!hasState(there)) {
    // The start of a playback takes the mark away, too, but leaves a date.
    const isCleared = there.playedAt === null && !isBlank(here) && !here.isRemoved;
    return isCleared ? apply({ kind: 'cleared' }) : { kind: 'agreed' };
  }
  const { positionSec: watched, durationSec: duration } = there;
  if (watched > 0) {
    if (
      isSamePosition(here, there) ||
      duration <= watched ||
      (here.isRemoved && (thereAt === null || thereAt <= here.changedAt))
    )
      return { kind: 'agreed' };
    // What changed there since the last time is newer, whatever the clocks say.
    const at = Math.max(thereAt ?? 0, base ? here.changedAt + 1 : 1);
    return apply({ kind: 'position', progress: { watched, duration }, at });
  }
  if (there.playedAt === null)
    return here.isPlayed || here.isRemoved ? { kind: 'agreed' } : apply({ kind: 'viewing', at: null });
  return there.playedAt > here.knownUntil ? apply({ kind: 'viewing', at: there.playedAt }) : { kind: 'agreed' };
}

function sendOurs(here: LocalState, there: ServerState, base: SyncedState | undefined): Decision {
  // A first contact takes nothing away from a server.
  if (here.isRemoved) return base && hasState(there) ? { kind: 'clear' } : { kind: 'agreed' };
  const { isPlayed, position, changedAt, plays } = here;
  return {
    kind: 'send',
    change: {
      ...(isPlayed && { isPlayed, playCount: Math.max(there.playCount, plays, 1) }),
      ...(changedAt > 0 && { playedAt: changedAt }),
      positionSec: position?.watched ?? 0,
    },
  };
}

const apply = (change: Extract<Decision, { kind: 'apply' }>['change']): Decision => ({ kind: 'apply', change });
