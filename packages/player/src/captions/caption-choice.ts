import { languageName } from '@marquee/core';
import type { Caption } from '@marquee/core/contracts';
import type { TextTrack } from '../engine/state';
import { languageTag } from '../sources/language-tag';
import { sameLanguage } from '../tracks/track-names';
import type { LocalCaptions } from './caption-file';

/** One entry of the subtitles menu, from beside the stream (`file`), inside it (`stream`) or a file that the visitor opened (`local`). */
export interface CaptionChoice {
  id: string;
  /** BCP 47 tag, `und` where the source says nothing of use. */
  language: string;
  name: string;
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

function nameOf({ label, language }: Caption): string {
  const tag = tagOf(language);
  return label?.trim() || (tag === 'und' ? language.trim() || 'Unknown language' : languageName(tag));
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
  localFiles: readonly LocalCaptions[] = [],
): CaptionChoice[] {
  const files = captions.map((caption): CaptionChoice => ({
    id: `file:${caption.id}`,
    language: tagOf(caption.language),
    name: nameOf(caption),
    origin: { kind: 'file', caption },
  }));
  const repeats = (track: TextTrack): boolean =>
    files.some(({ language, name }) => sameLanguage(language, track.language) && sameName(name, track.label));
  const inStream = textTracks
    .filter((track) => !track.forced && !repeats(track))
    .map((track): CaptionChoice => ({
      id: `stream:${track.id}`,
      language: tagOf(track.language),
      name: track.label,
      origin: { kind: 'stream', trackId: track.id },
    }));
  return [...numbered([...files, ...inStream]), ...localFiles.map(localChoice)];
}

/** A file that the visitor opened. */
export const localChoice = (captions: LocalCaptions): CaptionChoice => ({
  id: captions.id,
  language: 'und',
  name: captions.name,
  origin: { kind: 'local', captions },
});

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The entry for a wished language: the exact tag before the same language, and among those the one that is called
 * by the language alone before one that describes sounds or comments.
 */
export function choiceForLanguage(choices: readonly CaptionChoice[], wished: string): CaptionChoice | undefined {
  const exact = choices.filter(({ language }) => language.toLowerCase() === wished.toLowerCase());
  const matching = exact.length > 0 ? exact : choices.filter(({ language }) => sameLanguage(language, wished));
  return matching.find(({ name, language }) => sameName(name, languageName(language))) ?? matching[0];
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
