import type { Router } from 'express';
import type { PrismaDatabase } from '../../db';
import { EntriesRepository } from '../sync';
import { calendarRoutes, type CalendarRoutesDeps } from './calendar.routes';
import { CalendarService, type CalendarServiceDeps } from './calendar.service';

type CalendarDeps = Omit<CalendarRoutesDeps, 'calendar'> &
  Omit<CalendarServiceDeps, 'entries'> & { database: PrismaDatabase };

/** `/api/calendar`: a profile's calendar for calendar programs. */
export const createCalendar = (deps: CalendarDeps): Router =>
  calendarRoutes({
    ...deps,
    calendar: new CalendarService({ ...deps, entries: new EntriesRepository(deps.database.prisma) }),
  });
