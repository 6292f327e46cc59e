import type { Progress } from '@marquee/core';
import type { FoundSource, PlaybackReport, SourceAdapter } from '@marquee/player/sources';
import { useCallback, useEffect, useRef } from 'react';

/** How often playback is reported to a source that stores a position. */
export const REPORT_EVERY_MS = 10_000;

interface Playing {
  source: FoundSource;
  adapter: SourceAdapter;
  positionSec: number;
  reportedAtMs: number;
}

/** Reports to the source; a failure does not disturb playback. */
const report = ({ adapter, source, positionSec }: Playing, kind: PlaybackReport['kind']): void =>
  void adapter.report?.({ kind, stream: source.stream, positionSec }).catch(() => undefined);

/**
 * Reports to the playing source when playback starts, where it is and when it stops; for one that stores a position, such as a
 * media server. Returns what has to be called with every progress.
 */
export function usePlaybackReports(
  source: FoundSource | null,
  adapters: readonly SourceAdapter[],
  isOpen: boolean,
): (progress: Progress) => void {
  const playing = useRef<Playing | null>(null);
  /** When the page is left, the player's last progress comes after the stop was reported and would count as a start. */
  const isLeaving = useRef(false);
  const key = isOpen ? (source?.key ?? null) : null;
  const stop = useCallback(() => {
    if (playing.current) report(playing.current, 'stop');
    playing.current = null;
  }, []);

  useEffect(() => stop, [stop, key]);
  useEffect(() => {
    const onPageHide = () => {
      isLeaving.current = true;
      stop();
    };
    const onPageShow = () => {
      isLeaving.current = false;
    };
    onPageShow();
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      onPageHide();
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
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
      report(before, 'progress');
      return;
    }
    stop();
    const adapter = adapters.find(({ id }) => id === source?.adapterId);
    if (!source || !adapter?.report) return;
    playing.current = { source, adapter, positionSec: progress.watched, reportedAtMs: now };
    report(playing.current, 'start');
  };
}
