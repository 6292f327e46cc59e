import type { PlayerAction, SettingValues, SkipAction, SkippableKind } from '@marquee/core';
import type { EncodingScript } from '../captions/encodings';
import type { ProblemMessages } from './problem-messages';
import type { OtherSource } from '../sources/found-source';

/** A text with placeholders. */
export type Text<Values> = (values: Values) => string;

/** Buttons, and texts over the picture. */
interface ControlMessages {
  /** Name of the whole player; `title` includes the second line. */
  player: Text<{ title: string }>;
  /** Closes the player. */
  leave: string;
  play: string;
  pause: string;
  back: Text<{ seconds: number }>;
  forward: Text<{ seconds: number }>;
  mute: string;
  volume: string;
  fullscreen: string;
  pictureInPicture: string;
  cast: string;
  seek: string;
  /** Both formatted like a clock: `1:02:03`. */
  seekPosition: Text<{ position: string; duration: string }>;
  time: string;
  /** Replaces the duration of a live stream. */
  live: string;
  loading: string;
  stillLoading: string;
  /** While the player waits for a free slot on the server. */
  serverBusy: string;
  skip: Record<SkippableKind, string>;
  /** After a segment was skipped automatically; the button beside it undoes that. */
  skipped: Record<SkippableKind, string>;
  undoSkip: string;
  nextEpisode: string;
  /** After the heading of the next episode. */
  startsIn: Text<{ seconds: number }>;
  watchCredits: string;
  unmute: string;
  dismissNotice: string;
  /** Total of a series of taps at one side of the picture. */
  tapped: Text<{ seconds: number }>;
  /** Region of menus and panels on a phone. */
  menu: string;
  closePanel: Text<{ name: string }>;
  /** Closes the caller's list. */
  closeList: Text<{ name: string }>;
  subtitleFile: string;
  dropFile: string;
  otherTab: { title: string; text: string; playHere: string };
}

/** Shown briefly over the picture, or only announced to screen readers. */
interface ToastMessages {
  playing: string;
  pausedAt: Text<{ position: string }>;
  skippedBack: Text<{ seconds: number; position: string }>;
  skippedForward: Text<{ seconds: number; position: string }>;
  volume: Text<{ percent: string }>;
  soundOn: string;
  muted: string;
  normalSpeed: string;
  speed: Text<{ rate: string }>;
  quality: Text<{ quality: string }>;
  switchFailed: Text<{ quality: string }>;
  audio: Text<{ track: string }>;
  noNextEpisode: string;
  startedOver: string;
  menuFailed: string;
  sourceFailed: Text<{ source: string }>;
  sourceChangeFailed: string;
  noPictureInPicture: string;
  subtitles: Text<{ name: string }>;
  subtitlesOff: string;
  secondSubtitles: Text<{ name: string }>;
  secondSubtitlesOff: string;
  noSubtitles: string;
  /** The requested action needs subtitles. */
  subtitlesAreOff: string;
  /** `delay` has its sign: `+0.20`. */
  subtitleDelay: Text<{ delay: string }>;
  subtitlesFailed: string;
  fileTooLarge: string;
  fileWithoutSubtitles: string;
  sleepOff: string;
  sleepAtEnd: string;
  sleepIn: Text<{ minutes: number }>;
  sleepSoon: Text<{ seconds: number }>;
  sleepPaused: string;
  sleepStopped: string;
}

interface MenuMessages {
  settings: string;
  off: string;
  audioAndSubtitles: string;
  audio: string;
  subtitles: string;
  /** Image subtitles, if the same language is also available as text. */
  images: Text<{ name: string }>;
  secondLanguage: string;
  openFile: string;
  timing: string;
  delay: Text<{ seconds: string }>;
  style: string;
  statistics: string;
  keyboard: string;
  quality: string;
  auto: string;
  /** With the quality that is playing. */
  autoPicked: Text<{ quality: string }>;
  /** Name of a quality: the file as uploaded. */
  original: string;
  speed: string;
  normal: string;
  rate: Text<{ rate: string }>;
  source: string;
  sourceStatus: Record<'playing' | 'ready' | 'broken' | OtherSource['status'], string>;
  /** Settings for each kind of segment. */
  skip: Record<SkippableKind, string>;
  skipActions: Record<SkipAction, string>;
  sleepTimer: string;
  minutes: Text<{ minutes: number }>;
  endOfEpisode: string;
  endOfMovie: string;
  unknownLanguage: string;
  /** An audio track with its channels. */
  withChannels: Text<{ track: string; channels: number }>;
}

/** The panel after an error. */
interface ErrorMessages {
  title: string;
  connection: string;
  other: string;
  reconnects: string;
  reload: string;
}

/** The keyboard shortcuts panel. */
interface KeyMessages {
  actions: Record<Exclude<PlayerAction, 'back' | 'forward' | 'captionsEarlier' | 'captionsLater'>, string>;
  captionsEarlier: Text<{ seconds: string }>;
  captionsLater: Text<{ seconds: string }>;
  jump: string;
  space: string;
  /** Names for screen readers of keys that are shown as symbols. */
  spoken: Record<'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | '<' | '>' | '?', string>;
  intro: Text<{ percent: string }>;
  characterKeysAreOff: string;
  change: Text<{ key: string; action: string }>;
  add: Text<{ action: string }>;
  /** Shown in place of the key. */
  waiting: string;
  press: string;
  pressOrRemove: string;
  assigned: Text<{ key: string; action: string }>;
  removed: Text<{ key: string; action: string }>;
  taken: Text<{ key: string; action: string }>;
  jumpKey: string;
  reserved: Text<{ key: string }>;
  full: string;
  characterKeysOff: string;
  characterKeysOn: string;
  turnCharacterKeysOff: string;
  turnCharacterKeysOn: string;
  reset: string;
  wasReset: string;
}

interface TimingMessages {
  title: string;
  delay: string;
  /** `delay` has its sign. */
  seconds: Text<{ delay: string }>;
  earlier: Text<{ seconds: string }>;
  later: Text<{ seconds: string }>;
  /** Speed relative to the file: `+4.27%`. */
  speed: Text<{ percent: string }>;
  reset: string;
  needsSubtitles: string;
  encoding: string;
  scripts: Record<EncodingScript, string>;
  hearLine: string;
  findLine: string;
  noLine: string;
  chooseLine: string;
  lineInSync: string;
  linesInSync: string;
}

interface StyleMessages {
  title: string;
  sample: string;
  size: string;
  position: string;
  color: string;
  colors: Record<SettingValues['subtitleColor'], string>;
  background: string;
  backgrounds: Record<SettingValues['subtitleBackground'], string>;
  font: string;
  fonts: Record<SettingValues['subtitleFont'], string>;
  /** For subtitles with their own fonts, colours and positions. */
  fileStyles: string;
  fileStyleChoices: Record<'on' | 'off', string>;
  reset: string;
}

interface StatisticsMessages {
  title: string;
  close: string;
  resolution: string;
  bitrate: string;
  bandwidth: string;
  rate: Text<{ megabits: string }>;
  buffer: string;
  seconds: Text<{ seconds: string }>;
  droppedFrames: string;
  frames: Text<{ dropped: string; decoded: string }>;
  framesWithShare: Text<{ dropped: string; decoded: string; share: string }>;
  codecs: string;
  quality: string;
}

/** All texts of the player in one language. */
export interface PlayerMessages {
  /** BCP 47 tag of the language, for numbers, lists and names of languages. */
  locale: string;
  controls: ControlMessages;
  toasts: ToastMessages;
  menus: MenuMessages;
  errors: ErrorMessages;
  /** Undefined for English, whose texts are part of the diagnosis. */
  problems?: ProblemMessages | undefined;
  keys: KeyMessages;
  timing: TimingMessages;
  style: StyleMessages;
  statistics: StatisticsMessages;
}
