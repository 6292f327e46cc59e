import { CalendarPage, readCalendarView, writeCalendarView } from '../features/calendar';
import { useLatestSearchParams } from '../shared/lib/routing/use-latest-search-params';

/** What is shown is part of the URL. */
export function Component() {
  const [params, change] = useLatestSearchParams({ replace: true, preventScrollReset: true });
  return (
    <CalendarPage
      view={readCalendarView(params)}
      onChange={(edit) => change((now) => writeCalendarView(edit(readCalendarView(now))))}
    />
  );
}
