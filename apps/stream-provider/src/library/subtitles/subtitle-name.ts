import { languageLabel, languageTag } from './language';

export interface NamedSubtitle {
  /** BCP 47; `und` when the name does not say. */
  language: string;
  label: string;
  isForced: boolean;
  isForHearingImpaired: boolean;
}

const forced = /^(?:forced|foreign)$/i;
const hearing = /^(?:sdh|cc|hi)$/i;

/** What people read for a track. */
export function subtitleLabel(named: Omit<NamedSubtitle, 'label'>, title?: string): string {
  const language = named.language === 'und' ? 'Subtitles' : languageLabel(named.language);
  const notes = [named.isForced ? 'forced' : '', named.isForHearingImpaired ? 'SDH' : ''].filter((note) => note !== '');
  const isSaid = title === undefined || title.toLowerCase() === language.toLowerCase();
  const extra = isSaid ? notes : [title, ...notes.filter((note) => !title.toLowerCase().includes(note.toLowerCase()))];
  return extra.length > 0 ? `${language} (${extra.join(', ')})` : language;
}

/** `en.forced` of `Film.en.forced.srt`, read word by word from behind; `hi` is Hindi only when it stands alone. */
export function readSubtitleName(rest: string): NamedSubtitle {
  const words = rest.split(/[.\s_()[\]]+|-(?![a-z]{2}\b)/i).filter((word) => word !== '');
  let [language, isForced, isForHearingImpaired] = ['und', false, false];
  for (const word of words.toReversed()) {
    if (forced.test(word)) isForced = true;
    else if (hearing.test(word) && words.length > 1) isForHearingImpaired = true;
    else if (language === 'und') language = languageTag(word) ?? 'und';
  }
  const named = { language, isForced, isForHearingImpaired };
  return { ...named, label: subtitleLabel(named) };
}
