import { calendarKinds } from '@marquee/core';
import { z } from 'zod';
import { unchanged, type Operation } from './operation';

const flag = z.literal('1').optional();

export const calendarOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/calendar/{file}',
    tag: 'Library',
    summary:
      'The calendar of a profile in iCalendar: episodes of the series that it follows, and when films that it has bookmarked come out. `{file}` is `SECRET.ics` with an access token of the scope `calendar`.',
    query: z.object({
      show: z.enum(calendarKinds).optional(),
      premieres: flag.describe('Of episodes, only the first of each season; with `finales` either.'),
      finales: flag.describe('Of episodes, only the last of each season.'),
    }),
    answers: { 200: { contentType: 'text/calendar', description: 'All-day events.' }, ...unchanged },
    errors: ['not_found', 'rate_limited'],
  },
];
