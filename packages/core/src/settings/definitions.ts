import { siteLanguageFor } from '../languages';
import { parseKeyMap, skipActions, SUBTITLE_LIFT_PERCENT, SUBTITLE_SCALE, serializeKeyMap } from '../playback';

/** One setting: its value before anybody chose, and what a stored or received value must be. */
interface Definition<Value> {
  initial: Value;
  read: (value: unknown) => Value | undefined;
}

export const settingChoices = {
  quality: ['auto', '4K', '1080p', '720p', '480p'],
  subtitleSize: ['small', 'medium', 'large', 'x-large'],
  subtitleColor: ['white', 'yellow', 'green', 'cyan', 'brown', 'gray', '#222222'],
  theme: ['system', 'light', 'dark'],
  thumbnailSize: ['small', 'medium', 'large'],
  contentFilter: ['unrestricted', 'moderate', 'strict'],
  motion: ['system', 'reduced'],
  subtitleBackground: ['shade', 'solid', 'none'],
  subtitleFont: ['sans', 'serif', 'rounded', 'mono'],
  skipIntros: skipActions,
  skipRecaps: skipActions,
  skipCredits: skipActions,
  skipPreviews: skipActions,
  skipCommercials: skipActions,
} as const;
type Choices = typeof settingChoices;

const choice = <Name extends keyof Choices>(name: Name, initial: Choices[Name][number]) =>
  ({
    initial,
    read: (value) => (settingChoices[name] as readonly Choices[Name][number][]).find((option) => option === value),
  }) satisfies Definition<Choices[Name][number]>;

const flag = (initial: boolean): Definition<boolean> => ({
  initial,
  read: (value) => (typeof value === 'boolean' ? value : undefined),
});

const matching = <Value extends string | null>(pattern: RegExp, initial: Value) => ({
  initial: initial as string | Value,
  read: (value: unknown): string | Value | undefined =>
    value === initial || (typeof value === 'string' && pattern.test(value)) ? (value as string | Value) : undefined,
});

const amount = <Value extends number | null>(min: number, max: number, initial: Value) => ({
  initial: initial as number | Value,
  read: (value: unknown): number | Value | undefined =>
    value === initial || (typeof value === 'number' && value >= min && value <= max)
      ? (value as number | Value)
      : undefined,
});

/** Longer than any key map that the player writes. */
const MAX_KEYS_TEXT = 2000;
const keyMapText: Definition<string | null> = {
  initial: null,
  read: (value) =>
    value === null || (typeof value === 'string' && value.length <= MAX_KEYS_TEXT)
      ? serializeKeyMap(parseKeyMap(value))
      : undefined,
};

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;
const REGION = /^[A-Z]{2}$/;

/** Languages that the settings page offers for sound and subtitles (SETTING-09). */
export const trackLanguages = ['en', 'es', 'fr', 'de', 'ja'] as const;

/** Every setting of the visitor's. A language or region of null leaves the choice to the site. */
export const settingDefinitions = {
  quality: choice('quality', 'auto'),
  autoplayNext: flag(true),
  skipIntros: choice('skipIntros', 'ask'),
  skipRecaps: choice('skipRecaps', 'ask'),
  skipCredits: choice('skipCredits', 'ask'),
  skipPreviews: choice('skipPreviews', 'ask'),
  skipCommercials: choice('skipCommercials', 'ask'),
  /** Fetch nothing that may turn out unneeded: no beginning of a film before Watch, no previews made by seeking. */
  dataSaver: flag(false),
  /** BCP 47 tag. */
  audioLanguage: matching(LANGUAGE, 'en'),
  /** BCP 47 tag, or `none`. */
  subtitleLanguage: matching(LANGUAGE, 'none'),
  subtitleSize: choice('subtitleSize', 'medium'),
  /** The player's finer choice of size; null leaves it to the size above. */
  subtitleScale: amount(SUBTITLE_SCALE.min, SUBTITLE_SCALE.max, null),
  subtitleColor: choice('subtitleColor', 'white'),
  subtitleBackground: choice('subtitleBackground', 'shade'),
  subtitleFont: choice('subtitleFont', 'sans'),
  /** How far the subtitles stand above their usual place, in percent of the picture's height. */
  subtitleRaise: amount(SUBTITLE_LIFT_PERCENT.min, SUBTITLE_LIFT_PERCENT.max, 0),
  /** Subtitles that come with fonts, colours and places are drawn with them. */
  subtitleFileStyles: flag(true),
  /** A second language under the first; BCP 47 tag, or `none`. */
  secondSubtitleLanguage: matching(LANGUAGE, 'none'),
  /** Changed keys of the player, as `serializeKeyMap` writes them. */
  playerKeys: keyMapText,
  /** Letters, digits and signs act by themselves, on the site and in the player (WCAG 2.1.4). */
  characterKeys: flag(true),
  /** A finger that moves up or down the right half of the picture changes the volume. */
  swipeVolume: flag(false),
  theme: choice('theme', 'system'),
  thumbnailSize: choice('thumbnailSize', 'medium'),
  /** The visitor's own rating on cards, in place of everybody's. */
  givenRatings: flag(false),
  motion: choice('motion', 'system'),
  contentFilter: choice('contentFilter', 'unrestricted'),
  /** Of the site itself; null goes by the address and the browser. */
  language: {
    initial: null as string | null,
    read: (value) => (value === null ? null : typeof value === 'string' ? siteLanguageFor(value) : undefined),
  } satisfies Definition<string | null>,
  /** ISO 3166-1. */
  region: matching(REGION, null),
  /** BCP 47 tag of titles and overviews. */
  metadataLanguage: matching(LANGUAGE, null),
  notifyBookmarks: flag(true),
  notifyHistory: flag(true),
  notifyBanners: flag(true),
  notifyPopups: flag(true),
} satisfies Record<string, Definition<string | boolean | number | null>>;

export type SettingName = keyof typeof settingDefinitions;
export type SettingValues = { [Name in SettingName]: (typeof settingDefinitions)[Name]['initial'] };
export const settingNames = Object.keys(settingDefinitions) as SettingName[];

/** The value as a setting holds it; undefined when it is none of that setting's. */
export const readSetting = <Name extends SettingName>(name: Name, value: unknown): SettingValues[Name] | undefined =>
  settingDefinitions[name].read(value) as SettingValues[Name] | undefined;
