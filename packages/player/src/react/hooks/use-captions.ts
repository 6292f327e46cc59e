import type { Caption } from '@marquee/core/contracts';
import { useEffect, useMemo, useState } from 'react';
import { bestChoice, captionChoices, choiceForLanguage, type CaptionChoice } from '../../captions/caption-choice';
import { createCueStore, type CueStore } from '../../captions/cue-store';
import { loadCaptions, type CaptionFetch } from '../../captions/load-captions';
import type { PlayerEngine } from '../../engine/player-engine';
import { useEngineState } from './use-engine-state';
import { useLatest } from './use-latest';

export interface Captions {
  choices: readonly CaptionChoice[];
  /** Null while subtitles are off. */
  selected: CaptionChoice | null;
  /** The cues of the selected choice. */
  cues: CueStore;
  select: (id: string | null) => void;
  /** Off, or on: in the language of before, else the one that is spoken, else the visitor's, else the first. */
  toggle: () => void;
}

interface CaptionInput {
  captions: readonly Caption[];
  /** The remembered language; null is off. */
  language: string | null;
  onLanguage: (language: string | null) => void;
  fetch: CaptionFetch;
  showMessage: (text: string) => void;
}

const none: readonly Caption[] = [];

/** Subtitle choice and loading; what is shown when is the caption layer's. */
export function useCaptions(engine: PlayerEngine, input: CaptionInput): Captions {
  const latest = useLatest(input);
  const textTracks = useEngineState(engine, (state) => state.textTracks);
  const ready = useEngineState(engine, (state) => state.status === 'ready');
  const captionsKey = JSON.stringify(input.captions);
  const captions = useMemo<readonly Caption[]>(
    () => (captionsKey ? (JSON.parse(captionsKey) as Caption[]) : none),
    [captionsKey],
  );
  const choices = useMemo(() => captionChoices(captions, textTracks), [captions, textTracks]);
  const [picked, setPicked] = useState<string | null>(null);
  const [lastLanguage, setLastLanguage] = useState(input.language);
  const [fileCues] = useState(createCueStore);

  const byLanguage = input.language === null ? undefined : choiceForLanguage(choices, input.language);
  const pickedChoice = choices.find((choice) => choice.id === picked && choice.language === input.language);
  const selected = input.language === null ? null : (pickedChoice ?? byLanguage ?? null);
  const fileCaption = selected?.origin.kind === 'file' ? selected.origin.caption : null;
  const trackId = selected?.origin.kind === 'stream' ? selected.origin.trackId : null;

  useEffect(() => {
    fileCues.replace([]);
    if (!fileCaption) return;
    const controller = new AbortController();
    loadCaptions(fileCaption, latest.current.fetch, controller.signal).then(
      (cues) => fileCues.replace(cues),
      () => {
        if (!controller.signal.aborted) latest.current.showMessage("The subtitles couldn't be loaded.");
      },
    );
    return () => controller.abort();
  }, [fileCaption, fileCues, latest]);

  useEffect(() => {
    // Also when the stream says that the track is active: Shaka marks one without showing it.
    if (ready) engine.selectText(trackId);
  }, [engine, ready, trackId]);

  const select = (id: string | null): void => {
    const choice = choices.find((candidate) => candidate.id === id);
    setPicked(choice?.id ?? null);
    if (choice) setLastLanguage(choice.language);
    input.onLanguage(choice?.language ?? null);
    input.showMessage(choice ? `Subtitles ${choice.name}` : 'Subtitles off');
  };
  const toggle = (): void => {
    if (selected) return select(null);
    const { audioTracks, audioId } = engine.getState();
    const spoken = audioTracks.find(({ id }) => id === audioId)?.language;
    const next = bestChoice(choices, [lastLanguage, spoken, ...navigator.languages]);
    if (next) select(next.id);
    else input.showMessage('This source has no subtitles');
  };

  return { choices, selected, cues: trackId ? engine.streamCues : fileCues, select, toggle };
}
