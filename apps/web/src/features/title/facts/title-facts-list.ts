import { formatRuntime, languageName } from '@marquee/core';
import type { MovieDetails, Named, TvDetails } from '@marquee/tmdb';
import { formatDate } from '../../../shared/lib/format/format-date';
import { formatInteger } from '../../../shared/lib/format/format-integer';
import type { AnyTitle } from '../title-facts';

export interface Fact {
  label: string;
  text: string;
  /** ISO 639-1 code of the text, where it is not English. */
  language?: string;
}

const money = (sum: number | null): string | null => (sum === null ? null : `$${formatInteger(sum)}`);
const names = (list: readonly Pick<Named, 'name'>[]): string => list.map(({ name }) => name).join(', ');
const counted = (noun: string, count: number): string => (count === 1 ? noun : `${noun}s`);

type Line = [label: string, text: string | null | undefined];

const filmLines = (film: MovieDetails): Line[] => [
  ['Released', formatDate(film.date)],
  ['Running time', formatRuntime(film.runtimeMin)],
  ['Budget', money(film.budget)],
  ['Box office', money(film.revenue)],
];

const seriesLines = (series: TvDetails): Line[] => {
  const { nextEpisode: next } = series;
  const airs = next && formatDate(next.airDate);
  return [
    [counted('Creator', series.creators.length), names(series.creators)],
    ['First aired', formatDate(series.date)],
    ['Last aired', formatDate(series.lastAirDate)],
    ['Next episode', airs && `S${next.seasonNumber} E${next.episodeNumber}, ${airs}`],
    ['Episodes', series.episodeCount > 0 ? String(series.episodeCount) : null],
    ['Episode length', formatRuntime(series.episodeRuntimeMin)],
    [counted('Network', series.networks.length), names(series.networks)],
  ];
};

/** What is known about a title, in the order in which people ask. What is unknown is left out. */
export function titleFacts(title: AnyTitle): Fact[] {
  const isRenamed = title.originalTitle !== '' && title.originalTitle !== title.title;
  const spoken = title.spokenLanguages.filter((code) => code !== title.originalLanguage).map(languageName);
  const lines: Line[] = [
    ['Status', title.status],
    ...(title.mediaType === 'movie' ? filmLines(title) : seriesLines(title)),
    [title.countries.length > 1 ? 'Countries' : 'Country', names(title.countries)],
    ['Original language', title.originalLanguage && languageName(title.originalLanguage)],
    ['Also spoken', spoken.join(', ')],
    [counted('Studio', title.companies.length), names(title.companies)],
  ];
  const original: Fact[] = isRenamed
    ? [{ label: 'Original title', text: title.originalTitle, language: title.originalLanguage }]
    : [];
  return [...original, ...lines.flatMap(([label, text]) => (text ? [{ label, text }] : []))];
}
