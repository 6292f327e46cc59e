import { withoutAddresses } from '@marquee/core';
import { REPORT_DETAIL_CHARS, type ReportDetails } from '@marquee/core/contracts';
import type { Watch } from '../watch-context';

/** What the player says of what plays, or played last; addresses in it are nobody’s business. */
export function readPlayback({ session, playback }: Pick<Watch, 'session' | 'playback'>): ReportDetails {
  const engine = playback.stage === 'open' ? session.getEngine()?.getState() : undefined;
  const { source, failures } = playback;
  const failure = [...failures.values()].at(-1);
  const error = engine?.error ? [engine.error.code, engine.error.message, engine.error.detail].join(' · ') : failure;
  return {
    ...(source && { source: source.name.slice(0, REPORT_DETAIL_CHARS.source) }),
    ...(engine?.firstFrame && { positionSec: Math.floor(engine.positionSec) }),
    ...(error && { error: withoutAddresses(error).slice(0, REPORT_DETAIL_CHARS.error) }),
  };
}
