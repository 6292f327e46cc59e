import type { Progress } from '@marquee/core';
import type { FoundSource, PlaybackReport, SourceAdapter } from '@marquee/player/sources';
import { useCallback, useEffect, useRef } from 'react';

/** Interval at which the position is reported to sources that store it. */
const REPORT_EVERY_MS = 10_000;

interface Playing {
  source: FoundSource;
  adapter: SourceAdapter;
  positionSec: number;
  reportedAtMs: number;
}

/** Reports to the source; failures are ignored. */
const report = ({ adapter, source, positionSec }: Playing, kind: PlaybackReport['kind']): void =>
  void adapter.report?.({ kind, stream: source.stream, positionSec }).catch(() => undefined);

/**
 * Reports start, position and stop of playback to the source, if it stores positions, as media servers do. Returns a
 * callback for every progress event.
 */
export function usePlaybackReports(
  source: FoundSource | null,
  adapters: readonly SourceAdapter[],
  isOpen: boolean,
): (progress: Progress) => void {
  const playing = useRef<Playing | null>(null);
  /** When the page is left, the player's last progress event may come after the stop and would count as a start. */
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
