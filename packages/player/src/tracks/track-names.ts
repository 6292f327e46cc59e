import { languageName } from '@marquee/core';

interface NamedTrack {
  language: string;
  label: string | null;
  channels?: number | null;
}

const surround = (channels: number | null | undefined): string => {
  if (!channels || channels <= 2) return '';
  return channels === 6 ? ' 5.1' : channels === 8 ? ' 7.1' : ` ${channels} channels`;
};

/** What people read for a track: its own label, else its language, told apart by surround sound. */
export function trackName({ language, label, channels }: NamedTrack): string {
  const base = label?.trim() || (language && language !== 'und' ? languageName(language) : 'Unknown language');
  return base + surround(channels);
}

/** Two tags of the same language: `en` and `en-GB` match, `pt-BR` and `pt-PT` do too. */
export const sameLanguage = (a: string, b: string): boolean =>
  a.toLowerCase().split(/[-_]/, 1)[0] === b.toLowerCase().split(/[-_]/, 1)[0];
