export { CalendarPage } from './calendar-page';
export { readCalendarView, writeCalendarView } from './calendar-view';
