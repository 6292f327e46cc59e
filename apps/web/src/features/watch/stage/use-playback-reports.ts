import type { Progress } from '@marquee/core';
import type { FoundSource, PlaybackReport, SourceAdapter } from '@marquee/player/sources';
import { useCallback, useEffect, useRef } from 'react';

/** How often a source that keeps a position hears where playback is. */
export const REPORT_EVERY_MS = 10_000;

interface Playing {
  source: FoundSource;
  adapter: SourceAdapter;
  positionSec: number;
  reportedAtMs: number;
}

/** The source does what it can with it; playback goes on whatever comes of it. */
const tell = ({ adapter, source, positionSec }: Playing, kind: PlaybackReport['kind']): void =>
  void adapter.report?.({ kind, stream: source.stream, positionSec }).catch(() => undefined);

/**
 * Tells the source that plays when playback starts, where it is and when it stops; for one that keeps a position, such as a
 * media server. Answers what has to hear every progress.
 */
export function usePlaybackReports(
  source: FoundSource | null,
  adapters: readonly SourceAdapter[],
  isOpen: boolean,
): (progress: Progress) => void {
  const playing = useRef<Playing | null>(null);
  /** Of a page that goes, the player's last word comes after the end was told, and would be a start. */
  const isLeaving = useRef(false);
  const key = isOpen ? (source?.key ?? null) : null;
  const stop = useCallback(() => {
    if (playing.current) tell(playing.current, 'stop');
    playing.current = null;
  }, []);

  useEffect(() => stop, [stop, key]);
  useEffect(() => {
    const leave = () => {
      isLeaving.current = true;
      stop();
    };
    const comeBack = () => {
      isLeaving.current = false;
    };
    comeBack();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [stop]);

  return (progress) => {
    if (isLeaving.current) return;
    const now = Date.now();
    const before = playing.current;
    if (before && before.source.stream === source?.stream) {
      before.positionSec = progress.watched;
      if (now - before.reportedAtMs < REPORT_EVERY_MS) return;
      before.reportedAtMs = now;
      tell(before, 'progress');
      return;
    }
    stop();
    const adapter = adapters.find(({ id }) => id === source?.adapterId);
    if (!source || !adapter?.report) return;
    playing.current = { source, adapter, positionSec: progress.watched, reportedAtMs: now };
    tell(playing.current, 'start');
  };
}
