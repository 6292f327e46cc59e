import { seriesAiringsSchema } from '@marquee/core/contracts';
import { ok, type Operation } from './operation';

export const airingOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/users/me/airings',
    tag: 'Library',
    session: true,
    scope: 'read',
    summary:
      'What airs of the series that the profile follows and may see: the dated episodes of their current seasons. Series that were not looked up yet are missing.',
    answers: ok('SeriesAirings', seriesAiringsSchema),
  },
];
