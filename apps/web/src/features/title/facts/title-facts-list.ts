import { plural, t } from '@lingui/core/macro';
import type { MovieDetails, Named, TvDetails } from '@marquee/tmdb';
import { episodeLabel } from '../../../shared/lib/format/episode-label';
import { formatDate } from '../../../shared/lib/format/format-date';
import { formatDollars } from '../../../shared/lib/format/format-dollars';
import { formatRuntime } from '../../../shared/lib/format/format-runtime';
import { languageName } from '../../../shared/lib/format/language-name';
import type { AnyTitle } from '../title-facts';
import { statusName } from './status-names';
import { joinList } from '../../../shared/lib/format/format-list';

export interface Fact {
  label: string;
  text: string;
  /** ISO 639-1 code of the text, if it is not English. */
  language?: string;
}

const money = (sum: number | null): string | null => (sum === null ? null : formatDollars(sum));
const names = (list: readonly Pick<Named, 'name'>[]): string => joinList(list.map(({ name }) => name));

type Line = [label: string, text: string | null | undefined];

const filmLines = (film: MovieDetails): Line[] => [
  [t`Released`, formatDate(film.date)],
  [t`Runtime`, formatRuntime(film.runtimeMin)],
  [t`Budget`, money(film.budget)],
  [t`Box office`, money(film.revenue)],
];

const seriesLines = (series: TvDetails): Line[] => {
  const { nextEpisode: next } = series;
  const airs = next && formatDate(next.airDate);
  return [
    [plural(series.creators.length, { one: 'Creator', other: 'Creators' }), names(series.creators)],
    [t`First aired`, formatDate(series.date)],
    [t`Last aired`, formatDate(series.lastAirDate)],
    [t`Next episode`, airs && `${episodeLabel({ season: next.seasonNumber, episode: next.episodeNumber })}, ${airs}`],
    [t`Episodes`, series.episodeCount > 0 ? String(series.episodeCount) : null],
    [t`Episode length`, formatRuntime(series.episodeRuntimeMin)],
    [plural(series.networks.length, { one: 'Network', other: 'Networks' }), names(series.networks)],
  ];
};

/** Facts about a title, most important first; unknown ones are left out. */
export function titleFacts(title: AnyTitle): Fact[] {
  const isRenamed = title.originalTitle !== '' && title.originalTitle !== title.title;
  const spoken = title.spokenLanguages.filter((code) => code !== title.originalLanguage).map(languageName);
  const lines: Line[] = [
    [t`Status`, statusName(title.status)],
    ...(title.mediaType === 'movie' ? filmLines(title) : seriesLines(title)),
    [plural(title.countries.length, { one: 'Country', other: 'Countries' }), names(title.countries)],
    [t`Original language`, title.originalLanguage && languageName(title.originalLanguage)],
    [t`Also spoken`, joinList(spoken)],
    [plural(title.companies.length, { one: 'Studio', other: 'Studios' }), names(title.companies)],
  ];
  const original: Fact[] = isRenamed
    ? [{ label: t`Original title`, text: title.originalTitle, language: title.originalLanguage }]
    : [];
  return [...original, ...lines.flatMap(([label, text]) => (text ? [{ label, text }] : []))];
}
