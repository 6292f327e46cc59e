import { keysOf } from '../json';
import { siteLanguageFor } from '../languages';
import { skipActions, SUBTITLE_LIFT_PERCENT, SUBTITLE_SCALE } from '../playback';

/** One setting: its default, and how a stored or received value is validated. */
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
    read: (value) => {
      const options: readonly Choices[Name][number][] = settingChoices[name];
      return options.find((option) => option === value);
    },
  }) satisfies Definition<Choices[Name][number]>;

const flag = (initial: boolean): Definition<boolean> => ({
  initial,
  read: (value) => (typeof value === 'boolean' ? value : undefined),
});

const matching = <Value extends string | null>(pattern: RegExp, initial: Value): Definition<string | Value> => ({
  initial,
  read: (value) => {
    if (value === initial) return initial;
    return typeof value === 'string' && pattern.test(value) ? value : undefined;
  },
});

const amount = <Value extends number | null>(min: number, max: number, initial: Value): Definition<number | Value> => ({
  initial,
  read: (value) => {
    if (value === initial) return initial;
    return typeof value === 'number' && value >= min && value <= max ? value : undefined;
  },
});

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;
const REGION = /^[A-Z]{2}$/;

const siteLanguage: Definition<string | null> = {
  initial: null,
  read: (value) => (value === null ? null : typeof value === 'string' ? siteLanguageFor(value) : undefined),
};

/** Languages offered for audio and subtitles on the settings page (SETTING-09). */
export const trackLanguages = ['en', 'es', 'fr', 'de', 'ja'] as const;

/** All settings of a visitor. If a language or region is null, the site chooses. */
export const settingDefinitions = {
  quality: choice('quality', 'auto'),
  autoplayNext: flag(true),
  skipIntros: choice('skipIntros', 'ask'),
  skipRecaps: choice('skipRecaps', 'ask'),
  skipCredits: choice('skipCredits', 'ask'),
  skipPreviews: choice('skipPreviews', 'ask'),
  skipCommercials: choice('skipCommercials', 'ask'),
  /**
   * Do not fetch anything that may turn out to be unnecessary: no preloading before Watch, no thumbnails made by
   * seeking.
   */
  dataSaver: flag(false),
  /** BCP 47 tag. */
  audioLanguage: matching(LANGUAGE, 'en'),
  /** BCP 47 tag, or `none`. */
  subtitleLanguage: matching(LANGUAGE, 'none'),
  subtitleSize: choice('subtitleSize', 'medium'),
  /** The player's finer size; null uses the size above. */
  subtitleScale: amount(SUBTITLE_SCALE.min, SUBTITLE_SCALE.max, null),
  subtitleColor: choice('subtitleColor', 'white'),
  subtitleBackground: choice('subtitleBackground', 'shade'),
  subtitleFont: choice('subtitleFont', 'sans'),
  /** Distance above the usual position, in percent of the video's height. */
  subtitleRaise: amount(SUBTITLE_LIFT_PERCENT.min, SUBTITLE_LIFT_PERCENT.max, 0),
  /** Whether subtitles that have their own fonts, colours and positions are shown with them. */
  subtitleFileStyles: flag(true),
  /** A second language under the first; BCP 47 tag, or `none`. */
  secondSubtitleLanguage: matching(LANGUAGE, 'none'),
  /** Changed keys of the player, in the form of `serializeKeyMap`; read where it is used (`parseKeyMap`). */
  playerKeys: matching(/^\{[^]{0,1999}$/, null),
  /** Whether letters, digits and punctuation work as shortcuts, on the site and in the player (WCAG 2.1.4). */
  characterKeys: flag(true),
  /** Whether swiping up and down the right half of the video changes the volume. */
  swipeVolume: flag(false),
  theme: choice('theme', 'system'),
  thumbnailSize: choice('thumbnailSize', 'medium'),
  /** Whether cards show the visitor's own rating instead of the average. */
  givenRatings: flag(false),
  /** Whether cards mark titles that can be played here. */
  libraryMarks: flag(true),
  motion: choice('motion', 'system'),
  /** Whether pictures, names and overviews of unwatched episodes are hidden. */
  spoilerShield: flag(false),
  /** Series for which the visitor chose otherwise, as `withSpoilerChoice` writes them and `readSpoilerChoices` reads. */
  spoilerSeries: matching(/^[-\d ]+$/, null),
  /**
   * Rows of home, as `writeHomeRows` writes them and `readHomeRows` reads, of a later version as well; null uses the
   * operator's.
   */
  homeRows: matching(/^\[/, null),
  /** Slugs of networks that the visitor has, separated by commas (`readNetworks`). */
  ownServices: matching(/^[a-z,-]{1,200}$/, null),
  /** Whether lists show only what is on them. */
  ownServicesOnly: flag(false),
  contentFilter: choice('contentFilter', 'unrestricted'),
  /** Language of the site; null uses the URL and the browser. */
  language: siteLanguage,
  /** ISO 3166-1. */
  region: matching(REGION, null),
  /** BCP 47 tag for titles and overviews. */
  metadataLanguage: matching(LANGUAGE, null),
  notifyBookmarks: flag(true),
  notifyHistory: flag(true),
  notifyBanners: flag(true),
  notifyPopups: flag(true),
} satisfies Record<string, Definition<string | boolean | number | null>>;

export type SettingName = keyof typeof settingDefinitions;
export type SettingValues = { [Name in SettingName]: (typeof settingDefinitions)[Name]['initial'] };
export const settingNames = keysOf(settingDefinitions);

/** Validates the value of a setting; undefined if it is invalid. */
export const readSetting = <Name extends SettingName>(name: Name, value: unknown): SettingValues[Name] | undefined =>
  settingDefinitions[name].read(value) as SettingValues[Name] | undefined;
