import { percentOf, type StatisticsFigures } from '@marquee/core';
import { Medal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Section } from '../../shared/ui';
import { Bar } from './bar';
import { numbers } from './numbers';

const TOP_MOVIES = 5;
const medals = [
  { place: 'First place', tone: 'text-warning' },
  { place: 'Second place', tone: 'text-ink-soft' },
  { place: 'Third place', tone: 'text-accent-ink' },
];

const TopMovies = ({ topMovies }: Pick<StatisticsFigures, 'topMovies'>) => (
  <Section title="Most Watched Movies">
    <ol className="border-t">
      {topMovies.slice(0, TOP_MOVIES).map(({ id, title, watches }, index) => (
        <li key={id} className="flex items-center gap-5 border-b">
          <span aria-hidden className="display tabular w-8 text-2xl text-accent-ink">
            {index + 1}
          </span>
          <Link
            to={`/search?query=${encodeURIComponent(title)}&type=movie`}
            className="flex min-h-14 min-w-0 flex-1 items-center font-medium hover:text-accent-ink"
          >
            {title}
          </Link>
          <span className="tabular text-sm text-ink-soft">{numbers.format(watches)} views</span>
        </li>
      ))}
    </ol>
  </Section>
);

const ByDay = ({ watchesByDay }: Pick<StatisticsFigures, 'watchesByDay'>) => {
  const busiest = Math.max(...watchesByDay.map(({ count }) => count));
  return (
    <Section title="Views by Day of Week">
      <div className="grid gap-5">
        {watchesByDay.map(({ day, count }) => (
          <Bar
            key={day}
            label={day}
            value={numbers.format(count)}
            percent={percentOf(count, busiest)}
            tone={count === busiest ? 'bg-accent' : 'bg-ink-faint'}
          />
        ))}
      </div>
    </Section>
  );
};

const Locations = ({ mostActiveCountries }: Pick<StatisticsFigures, 'mostActiveCountries'>) => (
  <Section title="Top User Locations">
    <ol className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 lg:grid-cols-5">
      {mostActiveCountries.map(({ country, users }, index) => (
        <li key={country} className="flex items-center gap-4 bg-surface p-5">
          {medals[index] ? (
            <Medal role="img" aria-label={medals[index].place} className={`size-7 shrink-0 ${medals[index].tone}`} />
          ) : (
            <span className="display tabular w-8 text-center text-xl text-ink-faint">{index + 1}</span>
          )}
          <span className="min-w-0">
            <span className="block font-medium">{country}</span>
            <span className="tabular block text-sm text-ink-soft">{numbers.format(users)} users</span>
          </span>
        </li>
      ))}
    </ol>
  </Section>
);

/** The lists; one that nobody counted is left out. */
export const Charts = ({ topMovies, watchesByDay, mostActiveCountries }: StatisticsFigures) => (
  <>
    <div className="grid gap-14 lg:grid-cols-2 lg:gap-0">
      {topMovies.length > 0 && <TopMovies topMovies={topMovies} />}
      {watchesByDay.length > 0 && <ByDay watchesByDay={watchesByDay} />}
    </div>
    {mostActiveCountries.length > 0 && <Locations mostActiveCountries={mostActiveCountries} />}
  </>
);
