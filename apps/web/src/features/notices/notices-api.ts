import {
  noticesSchema,
  noticeTestSchema,
  type NoticeDeviceBody,
  type Notices,
  type SeriesNoticesBody,
  type WeeklyMailBody,
} from '@marquee/core/contracts';
import { backendApi } from '../../shared/api';
import { callFailure } from '../../shared/api/call-failure';

const PATH = '/users/me/notices';
const read = (body: unknown): Notices => noticesSchema.parse(body);

/** Calls about the notices of the profile. Those that change something answer what is chosen now. */
export const noticesApi = backendApi.injectEndpoints({
  endpoints: (build) => {
    const change = <Argument>(query: (argument: Argument) => { url: string; method: string; body?: unknown }) =>
      build.mutation<Notices, Argument>({
        query,
        transformResponse: read,
        transformErrorResponse: callFailure,
        async onQueryStarted(_argument, { dispatch, queryFulfilled }) {
          const changed = await queryFulfilled.catch(() => null);
          if (changed) void dispatch(noticesApi.util.upsertQueryData('notices', undefined, changed.data));
        },
      });
    return {
      notices: build.query<Notices, undefined>({
        query: () => PATH,
        transformResponse: read,
        keepUnusedDataFor: 0,
      }),
      saveNoticeDevice: change<NoticeDeviceBody>((body) => ({ url: `${PATH}/device`, method: 'PUT', body })),
      removeNoticeDevice: change<string>((id) => ({ url: `${PATH}/devices/${id}`, method: 'DELETE' })),
      setWeeklyMail: change<WeeklyMailBody>((body) => ({ url: `${PATH}/mail`, method: 'PUT', body })),
      setSeriesNotices: change<SeriesNoticesBody>((body) => ({ url: `${PATH}/series`, method: 'PUT', body })),
      testNotice: build.mutation<boolean, undefined>({
        query: () => ({ url: `${PATH}/test`, method: 'POST' }),
        transformResponse: (body: unknown) => noticeTestSchema.parse(body).isAccepted,
        transformErrorResponse: callFailure,
      }),
      unsubscribe: build.mutation<unknown, string>({
        query: (token) => ({ url: `/notices/unsubscribe?${new URLSearchParams({ token })}`, method: 'POST' }),
        transformErrorResponse: callFailure,
      }),
    };
  },
});
