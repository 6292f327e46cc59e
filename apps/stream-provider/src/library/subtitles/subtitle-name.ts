import { languageLabel, languageTag } from './language';

export interface NamedSubtitle {
  /** BCP 47; `und` if the name does not specify it. */
  language: string;
  label: string;
  isForced: boolean;
  isForHearingImpaired: boolean;
  isCommentary: boolean;
}

const forced = /^(?:forced|foreign)$/i;
const hearing = /^(?:sdh|cc|hi)$/i;
const commentary = /^comment(?:ary|aries|s)?$/i;

/** A track's purpose according to its title; its flags are often missing. */
export const purposeOfTitle = (title = '') => ({
  isForced: /\b(?:forced|foreign(?: parts)?(?: only)?|signs?(?: (?:&|and) songs?)?)\b/i.test(title),
  isForHearingImpaired: /\b(?:sdh|cc|hearing[ -]impaired)\b/i.test(title),
  isCommentary: /\bcomment(?:ary|aries)\b/i.test(title),
});

/** Name of a track for people. */
export function subtitleLabel(named: Omit<NamedSubtitle, 'label'>, title?: string): string {
  const language = named.language === 'und' ? 'Subtitles' : languageLabel(named.language);
  const notes = [
    named.isForced ? 'forced' : '',
    named.isForHearingImpaired ? 'SDH' : '',
    named.isCommentary ? 'commentary' : '',
  ].filter((note) => note !== '');
  const isSaid = title === undefined || title.toLowerCase() === language.toLowerCase();
  const extra = isSaid ? notes : [title, ...notes.filter((note) => !title.toLowerCase().includes(note.toLowerCase()))];
  return extra.length > 0 ? `${language} (${extra.join(', ')})` : language;
}

/** For a preferred language full dialogue comes first, then the others in this order. */
export const subtitleRank = ({ isForced, isForHearingImpaired, isCommentary }: Omit<NamedSubtitle, 'label'>): number =>
  (isCommentary ? 4 : 0) + (isForced ? 2 : 0) + (isForHearingImpaired ? 1 : 0);

/** `zh-Hant`, `pt_BR` and `es-419` are single words, `en-forced` and `2_Spanish` are two. */
const wordsOf = (rest: string): string[] =>
  rest.split(/[.\s()[\]]+/).flatMap((word) => {
    const [, last = ''] = /[-_]([a-z]+)$/i.exec(word) ?? [];
    const isTag = /^[a-z]{2,3}[-_]/i.test(word) && !hearing.test(last) && languageTag(word) !== undefined;
    return (isTag ? [word] : word.split(/[-_]/)).filter((piece) => piece !== '');
  });

/** Parses `en.forced` of `Film.en.forced.srt`, word by word from the end; `hi` is Hindi only if it is the only word. */
export function readSubtitleName(rest: string): NamedSubtitle {
  const words = wordsOf(rest);
  let language: string | undefined;
  const purpose = { isForced: false, isForHearingImpaired: false, isCommentary: false };
  for (const word of words.toReversed()) {
    if (forced.test(word)) purpose.isForced = true;
    else if (hearing.test(word) && words.length > 1) purpose.isForHearingImpaired = true;
    else if (commentary.test(word)) purpose.isCommentary = true;
    else language ??= languageTag(word);
  }
  const named = { language: language ?? 'und', ...purpose };
  return { ...named, label: subtitleLabel(named) };
}
