import { languageName as englishName } from '@marquee/core';
import type { Caption } from '@marquee/core/contracts';
import type { TextTrack } from '../engine/state';
import type { PlayerMessages } from '../messages/player-messages';
import { languageTag } from '../sources/language-tag';
import { sameLanguage, trackName } from '../tracks/track-names';
import type { LocalCaptions } from './caption-file';

/** One entry of the subtitles menu, from beside the stream (`file`), inside it (`stream`) or a file that the visitor opened (`local`). */
export interface CaptionChoice {
  id: string;
  /** BCP 47 tag, `und` where the source says nothing of use. */
  language: string;
  name: string;
  /** It is called by its language alone, in English or not at all: it describes no sounds and comments on nothing. */
  isPlain: boolean;
  origin:
    | { kind: 'file'; caption: Caption }
    | { kind: 'stream'; trackId: string }
    | { kind: 'local'; captions: LocalCaptions };
}

/** Sources also write `eng`, `pt_BR`, a language's name, or nothing. */
function tagOf(written: string): string {
  const tag = languageTag(written.replaceAll('_', '-'));
  return /^[a-z]{2,3}(?:-|$)/.test(tag) ? tag : 'und';
}

/** A machine would have to read them: they have no words, no size and no colour of ours. */
export const isImages = ({ origin }: CaptionChoice): boolean =>
  origin.kind === 'file' && origin.caption.type === 'images';

/** Where the lines are with the styles of their file, and the list of the fonts that go with it. */
export interface StyledSource {
  url: string;
  fonts?: string | undefined;
}

/** Undefined where there is nothing but plain text. */
export const styledSourceOf = ({ origin }: CaptionChoice): StyledSource | undefined =>
  origin.kind === 'file'
    ? (origin.caption.styled ?? (origin.caption.type === 'ass' ? { url: origin.caption.url } : undefined))
    : undefined;

/** What the source calls them; a language that is no tag is a name, too. */
const labelOf = ({ label, language }: Caption): string | null =>
  label?.trim() || (tagOf(language) === 'und' ? language.trim() : null);

/** What a source calls subtitles, to compare by: empty where that says no more than their language. */
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
 * The subtitles menu: the caption files of the source, then those in-stream tracks that no file repeats. Sources often
 * list the same subtitles both ways, under the same name and language; files are there at once and whole.
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
 * The entry for a wished language: the exact tag before the same language, and among those the one that is called
 * by the language alone before one that describes sounds or comments.
 */
export function choiceForLanguage(choices: readonly CaptionChoice[], wished: string): CaptionChoice | undefined {
  const exact = choices.filter(({ language }) => language.toLowerCase() === wished.toLowerCase());
  const matching = exact.length > 0 ? exact : choices.filter(({ language }) => sameLanguage(language, wished));
  return matching.find(({ isPlain }) => isPlain) ?? matching[0];
}

/** The first entry that fits one of the languages, in their order; else the first there is. */
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
