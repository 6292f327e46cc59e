import { compareNames } from '../../shared/lib/format/compare-names';
import { languageName } from '../../shared/lib/format/language-name';

const languages =
  'ar bg cs da de el en es fa fi fr he hi hr hu id it ja ko nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(' ');

/** Subtitle languages to choose from, including the current one. */
export const languageNames = (inUse: string): { value: string; label: string }[] =>
  [...new Set([...languages, inUse])]
    .map((value) => ({ value, label: languageName(value) }))
    .sort((a, b) => compareNames(a.label, b.label));
