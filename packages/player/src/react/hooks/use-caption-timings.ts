import { useState } from 'react';
import { noTimingShift, type CaptionTiming } from '../../captions/caption-timing';

/** Timing per subtitle choice of one title. */
export type CaptionTimings = Readonly<Record<string, CaptionTiming>>;

interface Input {
  mediaId: string;
  /** Stored timings of this title. */
  captionTimings?: CaptionTimings | undefined;
  onCaptionTimingsChange?: ((timings: CaptionTimings) => void) | undefined;
}

/** The timing of each subtitle file for this title; the caller may store it. */
export function useCaptionTimings({ mediaId, captionTimings, onCaptionTimingsChange }: Input) {
  const [own, setOwn] = useState<{ mediaId: string; timings: CaptionTimings }>({ mediaId, timings: {} });
  const timings = captionTimings ?? (own.mediaId === mediaId ? own.timings : {});
  const timingOf = (id: string | undefined): CaptionTiming =>
    id !== undefined && Object.hasOwn(timings, id) ? (timings[id] ?? noTimingShift) : noTimingShift;
  const setTiming = (id: string, timing: CaptionTiming): void => {
    const next = { ...timings, [id]: timing };
    setOwn({ mediaId, timings: next });
    onCaptionTimingsChange?.(next);
  };
  return { timingOf, setTiming };
}
