import type { Caption } from '@marquee/core/contracts';
import { useEffect, useMemo, useState } from 'react';
import {
  bestChoice,
  captionChoices,
  choiceForLanguage,
  isImages,
  localChoice,
  styledSourceOf,
  type CaptionChoice,
} from '../../captions/caption-choice';
import { shiftBy, type CaptionTiming } from '../../captions/caption-timing';
import type { CueStore } from '../../captions/cue-store';
import type { Encoding } from '@marquee/core/subtitles';
import type { CaptionFetch } from '../../captions/load-captions';
import type { PlayerEngine } from '../../engine/player-engine';
import { formatDecimal } from '../../messages/format';
import { usePlayerMessages } from '../messages-context';
import type { ImageSubtitles } from '../overlays/image-layer';
import type { StyledSubtitles } from '../overlays/styled-layer';
import type { PlayerPreferences } from '../player-props';
import { useCaptionTimings, type CaptionTimings } from './use-caption-timings';
import { useChoiceCues } from './use-choice-cues';
import { useEngineState } from './use-engine-state';
import { useLocalCaptions } from './use-local-captions';

/** One of the two subtitle languages on screen. */
export interface CaptionSlot {
  choice: CaptionChoice | null;
  cues: CueStore;
  timing: CaptionTiming;
}

export interface Captions {
  choices: readonly CaptionChoice[];
  /** Choices for the second language: only one text track of a stream can be read at a time. */
  secondChoices: readonly CaptionChoice[];
  first: CaptionSlot;
  second: CaptionSlot;
  /** The first choice, if it is an image track. */
  images: ImageSubtitles | null;
  /** The first choice with its file's styles, if the visitor wants them. */
  styled: StyledSubtitles | null;
  /** Whether the first choice has styles, wanted or not. */
  hasStyles: boolean;
  select: (id: string | null) => void;
  selectSecond: (id: string | null) => void;
  /** Turns subtitles off, or on in the last language, otherwise the audio's, the visitor's, or the first. */
  toggle: () => void;
  /** Delays the first language by this many seconds. */
  shift: (seconds: number) => void;
  setTiming: (timing: CaptionTiming) => void;
  /** Adds a file of the visitor's and selects it. */
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

/** The choice in the menu, and the stored language at that time. */
interface Pick {
  choice: CaptionChoice;
  remembered: string | null;
}

/** Whether a choice's language can be stored; a local file does not affect the next title. */
const isRememberable = ({ language, origin }: CaptionChoice): boolean => language !== 'und' && origin.kind !== 'local';

/** The picked choice, unless another language was stored since, e.g. on another device. */
function findPicked(choices: readonly CaptionChoice[], pick: Pick | null, remembered: string | null) {
  if (!pick) return undefined;
  const { id, language, name, origin } = pick.choice;
  if (origin.kind === 'local') return choices.find((choice) => choice.id === id);
  if (remembered !== (isRememberable(pick.choice) ? language : pick.remembered)) return undefined;
  const alike = choices.filter((choice) => choice.language === language && choice.name === name);
  return alike.find((choice) => choice.id === id) ?? alike[0];
}

/** The choice of a slot: the picked one, otherwise one in the stored language. */
const chosen = (choices: readonly CaptionChoice[], pick: Pick | null, remembered: string | null) =>
  findPicked(choices, pick, remembered) ??
  (remembered === null ? null : (choiceForLanguage(choices, remembered) ?? null));

/** Chooses and loads subtitles; `CaptionLayer` decides when each is shown. */
export function useCaptions(engine: PlayerEngine, input: CaptionInput): Captions {
  const { mediaId, preferences, changePreferences, showMessage } = input;
  const messages = usePlayerMessages();
  const { toasts, locale } = messages;
  const textTracks = useEngineState(engine, (state) => state.textTracks);
  const ready = useEngineState(engine, (state) => state.status === 'ready');
  const local = useLocalCaptions(mediaId, showMessage);
  const { timingOf, setTiming } = useCaptionTimings(input);
  const captionsKey = JSON.stringify(input.captions);
  const captions = useMemo(() => JSON.parse(captionsKey) as Caption[], [captionsKey]);
  const choices = useMemo(
    () => captionChoices(captions, textTracks, messages, local.files),
    [captions, textTracks, messages, local.files],
  );
  const [picked, setPicked] = useState<Pick | null>(null);
  const [pickedSecond, setPickedSecond] = useState<Pick | null>(null);
  const [last, setLast] = useState<{ id: string | null; language: string | null }>({
    id: null,
    language: preferences.subtitleLanguage,
  });

  const selected = chosen(choices, picked, preferences.subtitleLanguage);
  const secondChoices = choices.filter(
    (choice) => choice.id !== selected?.id && !isImages(choice) && !(isStream(selected) && isStream(choice)),
  );
  const second = selected && chosen(secondChoices, pickedSecond, preferences.secondSubtitleLanguage);
  const ports = { fetch: input.fetch, onFailure: () => showMessage(toasts.subtitlesFailed) };
  const firstCues = useChoiceCues(engine, selected, ports);
  const secondCues = useChoiceCues(engine, second, ports);

  const track = [selected, second].map((choice) => choice?.origin).find((origin) => origin?.kind === 'stream');
  const trackId = track?.kind === 'stream' ? track.trackId : null;
  useEffect(() => {
    // Even if the stream reports the track as active: Shaka marks one without showing it.
    if (ready) engine.selectText(trackId);
  }, [engine, ready, trackId]);

  const select = (id: string | null): void => {
    const choice = choices.find((candidate) => candidate.id === id);
    setPicked(choice ? { choice, remembered: preferences.subtitleLanguage } : null);
    if (choice) setLast({ id: choice.id, language: choice.language });
    if (!choice || isRememberable(choice)) changePreferences({ subtitleLanguage: choice?.language ?? null });
    showMessage(choice ? toasts.subtitles({ name: choice.name }) : toasts.subtitlesOff);
  };
  const selectSecond = (id: string | null): void => {
    const choice = secondChoices.find((candidate) => candidate.id === id);
    setPickedSecond(choice ? { choice, remembered: preferences.secondSubtitleLanguage } : null);
    if (!choice || isRememberable(choice)) changePreferences({ secondSubtitleLanguage: choice?.language ?? null });
    showMessage(choice ? toasts.secondSubtitles({ name: choice.name }) : toasts.secondSubtitlesOff);
  };
  const toggle = (): void => {
    if (selected) {
      select(null);
      return;
    }
    const { audioTracks, audioId } = engine.getState();
    const spoken = audioTracks.find(({ id }) => id === audioId)?.language;
    const before = choices.find((choice) => choice.id === last.id && !isRememberable(choice));
    const next = before ?? bestChoice(choices, [last.language, spoken, ...navigator.languages]);
    if (next) select(next.id);
    else showMessage(toasts.noSubtitles);
  };
  const changeTiming = (timing: CaptionTiming): void => {
    if (selected) setTiming(selected.id, timing);
  };

  const timing = timingOf(selected?.id);
  const images: ImageSubtitles | null =
    selected?.origin.kind === 'file' && isImages(selected)
      ? { caption: selected.origin.caption, timing, fetch: input.fetch, onFailure: ports.onFailure }
      : null;

  const source = selected ? styledSourceOf(selected) : undefined;
  const styled: StyledSubtitles | null =
    source && preferences.subtitleStyle.usesFileStyles ? { ...source, timing, fetch: input.fetch } : null;

  return {
    choices,
    secondChoices,
    first: { choice: selected, cues: firstCues, timing },
    second: { choice: second, cues: secondCues, timing: timingOf(second?.id) },
    images,
    styled,
    hasStyles: source !== undefined,
    select,
    selectSecond,
    toggle,
    shift(seconds) {
      if (!selected) {
        showMessage(toasts.subtitlesAreOff);
        return;
      }
      const shifted = shiftBy(timing, seconds);
      changeTiming(shifted);
      const sign = shifted.delaySec > 0 ? '+' : '';
      showMessage(toasts.subtitleDelay({ delay: `${sign}${formatDecimal(shifted.delaySec, 2, locale)}` }));
    },
    setTiming: changeTiming,
    addFile(file) {
      void local.add(file).then((read) => {
        if (read === null) return;
        setPicked({ choice: localChoice(read), remembered: preferences.subtitleLanguage });
        setLast({ id: read.id, language: null });
        showMessage(toasts.subtitles({ name: file.name }));
      });
    },
    setEncoding(encoding) {
      if (selected?.origin.kind === 'local') local.setEncoding(selected.id, encoding);
    },
  };
}
