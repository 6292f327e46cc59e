import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { wholeCalendar } from '@marquee/core';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { localDay } from '../../shared/lib/format/local-day';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import type { EditHandler } from '../../shared/lib/routing/use-latest-search-params';
import { useMediaQuery } from '../../shared/lib/viewport/use-media-query';
import { useAppSelector, useServices } from '../../shared/store';
import { selectIsRestricted } from '../../shared/store/profiles.slice';
import { Button, buttonClass, EmptyState, ErrorState, Skeleton } from '../../shared/ui';
import { AgendaView } from './agenda-view';
import { CalendarFilters } from './calendar-filters';
import type { CalendarView } from './calendar-view';
import { MonthView } from './month-view';
import { useCalendar, type Calendar } from './use-calendar';

const SubscribeDialog = lazyComponent(() => import('./subscribe-dialog').then((chunk) => chunk.SubscribeDialog));

interface CalendarPageProps {
  view: CalendarView;
  onChange: EditHandler<CalendarView>;
}

/** When episodes of followed series air and bookmarked films come out: an agenda on small screens, else a month. */
export function CalendarPage({ view, onChange }: CalendarPageProps) {
  const { now } = useServices();
  const [today] = useState(() => localDay(now()));
  const calendar = useCalendar(view, today);
  const isRestricted = useAppSelector(selectIsRestricted);
  const [isSubscribing, setIsSubscribing] = useState(false);
  const { status, isEmpty } = calendar;
  return (
    <div className="page-x py-10 md:py-14" aria-busy={status === 'loading'}>
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="display text-3xl md:text-4xl">
          <Trans>Calendar</Trans>
        </h1>
        {!isRestricted && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsSubscribing(true)}>
            <CalendarPlus aria-hidden className="size-4" /> <Trans>Subscribe</Trans>
          </Button>
        )}
      </div>
      {isEmpty ? (
        <NothingFollowed />
      ) : (
        <>
          <div className="mb-6">
            <CalendarFilters filter={view} onChange={(change) => onChange((now) => ({ ...now, ...change(now) }))} />
          </div>
          <CalendarContent calendar={calendar} view={view} today={today} onChange={onChange} />
        </>
      )}
      {isSubscribing && (
        <Suspense>
          <SubscribeDialog filter={view} onClose={() => setIsSubscribing(false)} />
        </Suspense>
      )}
    </div>
  );
}

const NothingFollowed = () => (
  <EmptyState
    icon={CalendarDays}
    title={t`Nothing in your calendar yet`}
    text={t`Follow a series, or bookmark a movie that isn’t out yet. Episodes and release dates then show up here.`}
    action={
      <>
        <Link to="/series" className={buttonClass()}>
          <Trans>Browse series</Trans>
        </Link>
        <Link to="/movies" className={buttonClass('secondary')}>
          <Trans>Browse movies</Trans>
        </Link>
      </>
    }
  />
);

interface ContentProps extends CalendarPageProps {
  calendar: Calendar;
  today: string;
}

function CalendarContent({ calendar, view, today, onChange }: ContentProps) {
  const isWide = useMediaQuery('(width >= 64rem)');
  const { status, days, pending, hasFailed, retry } = calendar;
  if (status === 'loading') return <Loading isWide={isWide} />;
  if (days.length === 0 && hasFailed) return <ErrorState onRetry={retry} />;
  const isFiltered = view.show !== wholeCalendar.show || view.isPremieres || view.isFinales;
  const isNothing = days.length === 0 && pending === 0;
  return (
    <>
      {hasFailed && (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
          <Trans>Some dates couldn’t be loaded.</Trans>
          <Button variant="secondary" size="sm" onClick={retry}>{t`Retry`}</Button>
        </div>
      )}
      <div role="status">
        {pending > 0 && (
          <p className="mb-4 text-sm text-ink-soft">
            {plural(pending, { one: 'Looking up # more series…', other: 'Looking up # more series…' })}
          </p>
        )}
      </div>
      {isNothing && isFiltered ? (
        <EmptyState
          icon={CalendarDays}
          title={t`Nothing matches these filters`}
          action={
            <Button onClick={() => onChange((now) => ({ ...now, ...wholeCalendar }))}>
              <Trans>Show all</Trans>
            </Button>
          }
        />
      ) : isWide ? (
        <MonthView
          days={days}
          chosen={view.day}
          today={today}
          onChoose={(edit) => onChange((now) => ({ ...now, day: edit(now.day) }))}
        />
      ) : (
        <AgendaView days={days} today={today} />
      )}
    </>
  );
}

const ROWS = 6;

const Loading = ({ isWide }: { isWide: boolean }) =>
  isWide ? (
    <Skeleton className="aspect-video rounded-lg" />
  ) : (
    <div className="grid gap-4">
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} className="h-20 rounded-md" />
      ))}
    </div>
  );
