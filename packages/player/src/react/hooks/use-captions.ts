import type { Caption } from '@marquee/core/contracts';
import { useEffect, useMemo, useState } from 'react';
import { bestChoice, captionChoices, choiceForLanguage, type CaptionChoice } from '../../captions/caption-choice';
import { shiftBy, type CaptionTiming } from '../../captions/caption-timing';
import type { CueStore } from '../../captions/cue-store';
import type { Encoding } from '../../captions/encodings';
import type { CaptionFetch } from '../../captions/load-captions';
import { playerMessages } from '../../engine/errors/error-texts';
import type { PlayerEngine } from '../../engine/player-engine';
import type { PlayerPreferences } from '../player-props';
import { useCaptionTimings, type CaptionTimings } from './use-caption-timings';
import { useChoiceCues } from './use-choice-cues';
import { useEngineState } from './use-engine-state';
import { useLocalCaptions } from './use-local-captions';

/** One of the two languages on screen. */
export interface CaptionSlot {
  choice: CaptionChoice | null;
  cues: CueStore;
  timing: CaptionTiming;
}

export interface Captions {
  choices: readonly CaptionChoice[];
  /** What may stand beside the first: only one text track of a stream can be read at a time. */
  secondChoices: readonly CaptionChoice[];
  first: CaptionSlot;
  second: CaptionSlot;
  select: (id: string | null) => void;
  selectSecond: (id: string | null) => void;
  /** Off, or on: in the language of before, else the one that is spoken, else the visitor's, else the first. */
  toggle: () => void;
  /** Later by so many seconds, for the first language. */
  shift: (seconds: number) => void;
  setTiming: (timing: CaptionTiming) => void;
  /** A file of the visitor's own; it is chosen at once. */
  addFile: (file: File) => void;
  setEncoding: (encoding: Encoding) => void;
}

interface CaptionInput {
  mediaId: string;
  captions: readonly Caption[];
  preferences: PlayerPreferences;
  changePreferences: (change: Partial<PlayerPreferences>) => void;
  captionTimings?: CaptionTimings | undefined;
  onCaptionTimingsChange?: ((timings: CaptionTimings) => void) | undefined;
  fetch: CaptionFetch;
  showMessage: (text: string) => void;
}

const isStream = (choice: CaptionChoice | null): boolean => choice?.origin.kind === 'stream';
const secondsText = (seconds: number): string => `${seconds > 0 ? '+' : ''}${seconds.toFixed(2)} s`;

/** The choice of a slot: the file that was opened, else what was picked in the remembered language, else what fits it. */
function chosen(choices: readonly CaptionChoice[], picked: string | null, language: string | null) {
  const pick = choices.find(({ id }) => id === picked) ?? null;
  if (pick?.origin.kind === 'local') return pick;
  if (language === null) return null;
  return pick?.language === language ? pick : (choiceForLanguage(choices, language) ?? null);
}

/** Subtitle choice and loading; what is shown when is the caption layer's. */
export function useCaptions(engine: PlayerEngine, input: CaptionInput): Captions {
  const { mediaId, preferences, changePreferences, showMessage } = input;
  const textTracks = useEngineState(engine, (state) => state.textTracks);
  const ready = useEngineState(engine, (state) => state.status === 'ready');
  const local = useLocalCaptions(mediaId, showMessage);
  const { timingOf, setTiming } = useCaptionTimings(input);
  const captionsKey = JSON.stringify(input.captions);
  const captions = useMemo(() => JSON.parse(captionsKey) as Caption[], [captionsKey]);
  const choices = useMemo(() => captionChoices(captions, textTracks, local.files), [captions, textTracks, local.files]);
  const [picked, setPicked] = useState<string | null>(null);
  const [pickedSecond, setPickedSecond] = useState<string | null>(null);
  const [last, setLast] = useState({ id: null as string | null, language: preferences.subtitleLanguage });

  const selected = chosen(choices, picked, preferences.subtitleLanguage);
  const secondChoices = choices.filter(
    (choice) => choice.id !== selected?.id && !(isStream(selected) && isStream(choice)),
  );
  const second = selected && chosen(secondChoices, pickedSecond, preferences.secondSubtitleLanguage);
  const ports = { fetch: input.fetch, onFailure: () => showMessage(playerMessages.captionsFailed) };
  const firstCues = useChoiceCues(engine, selected, ports);
  const secondCues = useChoiceCues(engine, second, ports);

  const track = [selected, second].map((choice) => choice?.origin).find((origin) => origin?.kind === 'stream');
  const trackId = track?.kind === 'stream' ? track.trackId : null;
  useEffect(() => {
    // Also when the stream says that the track is active: Shaka marks one without showing it.
    if (ready) engine.selectText(trackId);
  }, [engine, ready, trackId]);

  const select = (id: string | null): void => {
    const choice = choices.find((candidate) => candidate.id === id);
    setPicked(choice?.id ?? null);
    if (choice) setLast({ id: choice.id, language: choice.language });
    if (choice?.origin.kind !== 'local') changePreferences({ subtitleLanguage: choice?.language ?? null });
    showMessage(choice ? `Subtitles ${choice.name}` : 'Subtitles off');
  };
  const selectSecond = (id: string | null): void => {
    const choice = secondChoices.find((candidate) => candidate.id === id);
    setPickedSecond(choice?.id ?? null);
    if (choice?.origin.kind !== 'local') changePreferences({ secondSubtitleLanguage: choice?.language ?? null });
    showMessage(choice ? `Second subtitles ${choice.name}` : 'Second subtitles off');
  };
  const toggle = (): void => {
    if (selected) {
      select(null);
      return;
    }
    const { audioTracks, audioId } = engine.getState();
    const spoken = audioTracks.find(({ id }) => id === audioId)?.language;
    const before = choices.find(({ id, origin }) => id === last.id && origin.kind === 'local');
    const next = before ?? bestChoice(choices, [last.language, spoken, ...navigator.languages]);
    if (next) select(next.id);
    else showMessage('This source has no subtitles');
  };
  const changeTiming = (timing: CaptionTiming): void => {
    if (selected) setTiming(selected.id, timing);
  };

  return {
    choices,
    secondChoices,
    first: { choice: selected, cues: firstCues, timing: timingOf(selected?.id) },
    second: { choice: second, cues: secondCues, timing: timingOf(second?.id) },
    select,
    selectSecond,
    toggle,
    shift(seconds) {
      if (!selected) {
        showMessage('Subtitles are off');
        return;
      }
      const timing = shiftBy(timingOf(selected.id), seconds);
      changeTiming(timing);
      showMessage(`Subtitle delay ${secondsText(timing.delaySec)}`);
    },
    setTiming: changeTiming,
    addFile(file) {
      void local.add(file).then((id) => {
        if (id === null) return;
        setPicked(id);
        setLast({ id, language: null });
        showMessage(`Subtitles ${file.name}`);
      });
    },
    setEncoding(encoding) {
      if (selected?.origin.kind === 'local') local.setEncoding(selected.id, encoding);
    },
  };
}
