import { languageName as englishName } from '@marquee/core';
import type { Caption } from '@marquee/core/contracts';
import type { TextTrack } from '../engine/state';
import type { PlayerMessages } from '../messages/player-messages';
import { languageTag } from '../sources/language-tag';
import { sameLanguage, trackName } from '../tracks/track-names';
import type { LocalCaptions } from './caption-file';

/**
 * An entry of the subtitles menu: a file beside the stream (`file`), a track in it (`stream`) or a file that the
 * visitor opened (`local`).
 */
export interface CaptionChoice {
  id: string;
  /** BCP 47 tag; `und` if the source names no usable language. */
  language: string;
  name: string;
  /**
   * Whether it is named only after its language, in English or in that language, or has no name. Such subtitles have no
   * sound descriptions or comments.
   */
  isPlain: boolean;
  origin:
    | { kind: 'file'; caption: Caption }
    | { kind: 'stream'; trackId: string }
    | { kind: 'local'; captions: LocalCaptions };
}

/** Sources also use `eng`, `pt_BR`, a language's name, or nothing. */
function tagOf(written: string): string {
  const tag = languageTag(written.replaceAll('_', '-'));
  return /^[a-z]{2,3}(?:-|$)/.test(tag) ? tag : 'und';
}

/** Whether the subtitles are images: they have no text to search, and their size and colour cannot be changed. */
export const isImages = ({ origin }: CaptionChoice): boolean =>
  origin.kind === 'file' && origin.caption.type === 'images';

/** URL of the subtitles with the styles of their file, and of the list of their fonts. */
export interface StyledSource {
  url: string;
  fonts?: string | undefined;
}

/** Undefined if there is only plain text. */
export const styledSourceOf = ({ origin }: CaptionChoice): StyledSource | undefined =>
  origin.kind === 'file'
    ? (origin.caption.styled ?? (origin.caption.type === 'ass' ? { url: origin.caption.url } : undefined))
    : undefined;

/** The source's name for the subtitles. A language that is not a valid tag counts as a name too. */
const labelOf = ({ label, language }: Caption): string | null =>
  label?.trim() || (tagOf(language) === 'und' ? language.trim() : null);

/** The source's name in a form for comparison; empty if it only repeats the language. */
function labelKey(label: string | null, language: string): string {
  const key = label?.trim().toLowerCase() ?? '';
  return key === englishName(language).toLowerCase() ? '' : key;
}

/** Numbers names that occur more than once: `English`, `English (2)`. */
function numbered(choices: readonly CaptionChoice[]): CaptionChoice[] {
  const counts = new Map<string, number>();
  return choices.map((choice) => {
    const count = (counts.get(choice.name) ?? 0) + 1;
    counts.set(choice.name, count);
    return count === 1 ? choice : { ...choice, name: `${choice.name} (${count})` };
  });
}

/**
 * The subtitles menu: the source's caption files, then the in-stream tracks that no file duplicates. Sources often list
 * the same subtitles both ways, with the same name and language; files are preferred because they are available at once
 * and completely.
 */
export function captionChoices(
  captions: readonly Caption[],
  textTracks: readonly TextTrack[],
  messages: PlayerMessages,
  localFiles: readonly LocalCaptions[] = [],
): CaptionChoice[] {
  const described = captions.map((caption) => {
    const language = tagOf(caption.language);
    const label = labelOf(caption);
    return { caption, language, label, key: labelKey(label, language) };
  });
  const fileName = ({ type }: Caption, name: string): string =>
    type === 'images' ? messages.menus.images({ name }) : name;
  const files = described.map(({ caption, language, label, key }): CaptionChoice => ({
    id: `file:${caption.id}`,
    language,
    name: fileName(caption, trackName({ language, label }, messages)),
    isPlain: key === '',
    origin: { kind: 'file', caption },
  }));
  const repeats = ({ label, language }: TextTrack): boolean =>
    described.some(
      (file) =>
        file.caption.type !== 'images' &&
        sameLanguage(file.language, language) &&
        file.key === labelKey(label, language),
    );
  const inStream = textTracks
    .filter((track) => !track.forced && !repeats(track))
    .map((track): CaptionChoice => ({
      id: `stream:${track.id}`,
      language: tagOf(track.language),
      name: trackName(track, messages),
      isPlain: labelKey(track.label, track.language) === '',
      origin: { kind: 'stream', trackId: track.id },
    }));
  return [...numbered([...files, ...inStream]), ...localFiles.map(localChoice)];
}

/** A file that the visitor opened. */
export const localChoice = (captions: LocalCaptions): CaptionChoice => ({
  id: captions.id,
  language: 'und',
  name: captions.name,
  isPlain: false,
  origin: { kind: 'local', captions },
});

/**
 * The entry for a preferred language: an exact tag before the same language, and then plain subtitles before those with
 * sound descriptions or comments.
 */
export function choiceForLanguage(choices: readonly CaptionChoice[], wished: string): CaptionChoice | undefined {
  const exact = choices.filter(({ language }) => language.toLowerCase() === wished.toLowerCase());
  const matching = exact.length > 0 ? exact : choices.filter(({ language }) => sameLanguage(language, wished));
  return matching.find(({ isPlain }) => isPlain) ?? matching[0];
}

/** The first entry that matches one of the languages, in their order; otherwise the first entry. */
export const bestChoice = (
  choices: readonly CaptionChoice[],
  languages: readonly (string | null | undefined)[],
): CaptionChoice | undefined => {
  for (const language of languages) {
    const choice = language ? choiceForLanguage(choices, language) : undefined;
    if (choice) return choice;
  }
  return choices[0];
};
