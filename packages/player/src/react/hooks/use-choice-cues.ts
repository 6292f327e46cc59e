import { useEffect, useState } from 'react';
import type { CaptionChoice } from '../../captions/caption-choice';
import { createCueStore, type CueStore } from '../../captions/cue-store';
import { loadCaptions, type CaptionFetch } from '../../captions/load-captions';
import type { PlayerEngine } from '../../engine/player-engine';
import { useLatest } from './use-latest';

/**
 * The cues of one choice: fetched for a file, from the engine for an in-stream track, already read for a local file.
 */
export function useChoiceCues(
  engine: PlayerEngine,
  choice: CaptionChoice | null,
  ports: { fetch: CaptionFetch; onFailure: () => void },
): CueStore {
  const latest = useLatest(ports);
  const [fileCues] = useState(createCueStore);
  const origin = choice?.origin ?? null;
  const caption = origin?.kind === 'file' && origin.caption.type !== 'images' ? origin.caption : null;
  const local = origin?.kind === 'local' ? origin.captions : null;

  useEffect(() => {
    fileCues.replace(local?.cues ?? []);
    if (!caption) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadCaptions(caption, latest.current.fetch, signal).then(
      (cues) => {
        if (!signal.aborted) fileCues.replace(cues);
      },
      () => {
        if (!signal.aborted) latest.current.onFailure();
      },
    );
    return () => controller.abort();
  }, [caption, local, fileCues, latest]);

  return origin?.kind === 'stream' ? engine.streamCues : fileCues;
}
