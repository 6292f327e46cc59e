import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { percentOf, type StatisticsFigures } from '@marquee/core';
import { Medal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { i18n } from '../../shared/i18n';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { regionName } from '../../shared/lib/format/region-name';
import { Section } from '../../shared/ui';
import { Bar } from './bar';
import { weekdayName } from './numbers';

const TOP_MOVIES = 5;
const medals: { place: MessageDescriptor; tone: string }[] = [
  { place: msg`First place`, tone: 'text-warning' },
  { place: msg`Second place`, tone: 'text-ink-soft' },
  { place: msg`Third place`, tone: 'text-accent-ink' },
];

const TopMovies = ({ topMovies }: Pick<StatisticsFigures, 'topMovies'>) => (
  <Section title={t`Most Watched Movies`}>
    <ol className="border-t">
      {topMovies.slice(0, TOP_MOVIES).map(({ id, title, watches }, index) => (
        <li key={id} className="flex items-center gap-5 border-b">
          <span aria-hidden className="display tabular w-8 text-2xl text-accent-ink">
            {formatInteger(index + 1)}
          </span>
          <Link
            to={`/search?query=${encodeURIComponent(title)}&type=movie`}
            className="flex min-h-14 min-w-0 flex-1 items-center font-medium hover:text-accent-ink"
          >
            <span dir="auto">{title}</span>
          </Link>
          <span className="tabular text-sm text-ink-soft">{plural(watches, { one: '# view', other: '# views' })}</span>
        </li>
      ))}
    </ol>
  </Section>
);

const ByDay = ({ watchesByDay }: Pick<StatisticsFigures, 'watchesByDay'>) => {
  const busiest = Math.max(...watchesByDay.map(({ count }) => count));
  return (
    <Section title={t`Views by Day of Week`}>
      <div className="grid gap-5">
        {watchesByDay.map(({ day, count }) => (
          <Bar
            key={day}
            label={weekdayName(day)}
            value={formatInteger(count)}
            percent={percentOf(count, busiest)}
            tone={count === busiest ? 'bg-accent' : 'bg-ink-faint'}
          />
        ))}
      </div>
    </Section>
  );
};

const Locations = ({ mostActiveCountries }: Pick<StatisticsFigures, 'mostActiveCountries'>) => (
  <Section title={t`Top User Locations`}>
    <ol className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 lg:grid-cols-5">
      {mostActiveCountries.map(({ country, users }, index) => (
        <li key={country} className="flex items-center gap-4 bg-surface p-5">
          {medals[index] ? (
            <Medal
              role="img"
              aria-label={i18n._(medals[index].place)}
              className={`size-7 shrink-0 ${medals[index].tone}`}
            />
          ) : (
            <span className="display tabular w-8 text-center text-xl text-ink-faint">{formatInteger(index + 1)}</span>
          )}
          <span className="min-w-0">
            <span className="block font-medium">{regionName(country)}</span>
            <span className="tabular block text-sm text-ink-soft">
              {plural(users, { one: '# user', other: '# users' })}
            </span>
          </span>
        </li>
      ))}
    </ol>
  </Section>
);

/** The charts; those without data are left out. */
export const Charts = ({ topMovies, watchesByDay, mostActiveCountries }: StatisticsFigures) => (
  <>
    <div className="grid gap-14 lg:grid-cols-2 lg:gap-0">
      {topMovies.length > 0 && <TopMovies topMovies={topMovies} />}
      {watchesByDay.length > 0 && <ByDay watchesByDay={watchesByDay} />}
    </div>
    {mostActiveCountries.length > 0 && <Locations mostActiveCountries={mostActiveCountries} />}
  </>
);
