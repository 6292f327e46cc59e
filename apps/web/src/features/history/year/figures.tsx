import { plural, t } from '@lingui/core/macro';
import { personHref, type YearInReview } from '@marquee/core';
import { Link } from 'react-router-dom';
import { formatInteger } from '../../../shared/lib/format/format-integer';
import { genreNames } from '../../../shared/lib/format/genre-name';
import { regionName } from '../../../shared/lib/format/region-name';
import { RankingList } from './ranking-list';
import { daysText, hoursText } from './time-text';

/** The most important figures in one line. */
export function Headline({ review }: { review: YearInReview }) {
  const { movies, episodes, series, minutes, playsWithoutLength } = review;
  const days = daysText(minutes);
  const figures = [
    movies > 0 && {
      value: formatInteger(movies),
      text: t({
        message: plural(movies, { one: 'movie', other: 'movies' }),
        comment: 'Below the number, which stands by itself',
      }),
    },
    episodes > 0 && {
      value: formatInteger(episodes),
      text: t({
        message: plural(episodes, { one: 'episode', other: 'episodes' }),
        comment: 'Below the number, which stands by itself',
      }),
    },
    series > 0 && {
      value: formatInteger(series),
      text: t({
        message: plural(series, { one: 'series', other: 'series' }),
        comment: 'Below the number, which stands by itself',
      }),
    },
    minutes > 0 && { value: hoursText(minutes), text: days === null ? t`in total` : t`that’s ${days}` },
  ].filter((figure) => figure !== false);
  return (
    <>
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-5">
        {figures.map(({ value, text }) => (
          <div key={text} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{text}</dt>
            <dd className="display tabular text-4xl text-accent-ink md:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
      {playsWithoutLength > 0 && (
        <p className="mt-3 text-sm text-ink-faint">
          {plural(playsWithoutLength, {
            one: '# title of unknown length isn’t counted in the hours.',
            other: '# titles of unknown length aren’t counted in the hours.',
          })}
        </p>
      )}
    </>
  );
}

/** Name of a decade, by its first year. */
const decadeText = (decade: number): string => t({ message: `${decade}s`, comment: 'A decade: “1990s”' });

/** Genres, countries, decades and people by frequency. */
export const Rankings = ({ review: { genres, countries, decades, people } }: { review: YearInReview }) => (
  <div className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
    <RankingList
      heading={t`Genres`}
      rows={genres.flatMap(({ value, titles }) => genreNames([value]).map((label) => ({ key: value, label, titles })))}
    />
    <RankingList
      heading={t`People`}
      rows={people.map(({ value: { id, name }, titles }) => ({
        key: id,
        label: (
          <Link to={personHref(id, name)} className="hover:text-accent-ink">
            {name}
          </Link>
        ),
        titles,
      }))}
    />
    <RankingList
      heading={t`Countries`}
      rows={countries.map(({ value, titles }) => ({ key: value, label: regionName(value), titles }))}
    />
    <RankingList
      heading={t`Decades`}
      rows={decades.map(({ value, titles }) => ({ key: value, label: decadeText(value), titles }))}
    />
  </div>
);
