import {
  actsPageSchema,
  invitationListSchema,
  newInvitationSchema,
  backupListSchema,
  backupResponseSchema,
  operatorStatusSchema,
  peoplePageSchema,
  resetLinkSchema,
  serverProblemsSchema,
  warningListSchema,
  type ActsPage,
  type BackupList,
  type ChangePersonBody,
  type Invitation,
  type InvitationBody,
  type NewInvitation,
  type OperatorStatus,
  type PeoplePage,
  type PeopleQuery,
  type ResetLink,
  type ServerProblems,
  type WarningList,
} from '@marquee/core/contracts';
import { backendApi } from '../../shared/api';
import { callFailure } from '../../shared/api/call-failure';

const fail = { transformErrorResponse: callFailure };
/** Others may have changed it, so it is fetched whenever it is opened. */
const fresh = { keepUnusedDataFor: 0 };
const personUrl = (id: string, path = ''): string => `/operator/people/${encodeURIComponent(id)}${path}`;

/** The calls of the operator's pages, except those about the library. */
export const operatorApi = backendApi.enhanceEndpoints({ addTagTypes: ['People', 'Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Needs the password of the last 15 minutes, for a tab. */
    operatorAccess: build.query<true, string>({
      query: () => '/operator/access',
      transformResponse: () => true,
      ...fresh,
      ...fail,
    }),
    serverProblems: build.query<ServerProblems, undefined>({
      query: () => '/operator/problems',
      transformResponse: (body: unknown) => serverProblemsSchema.parse(body),
      ...fail,
    }),
    operatorStatus: build.query<OperatorStatus, undefined>({
      query: () => '/operator/status',
      transformResponse: (body: unknown) => operatorStatusSchema.parse(body),
      ...fresh,
      ...fail,
    }),
    backUp: build.mutation<OperatorStatus['backup'], undefined>({
      query: () => ({ url: '/operator/backups', method: 'POST' }),
      transformResponse: (body: unknown) => backupResponseSchema.parse(body),
      ...fail,
    }),
    sendTestMail: build.mutation<unknown, undefined>({
      query: () => ({ url: '/operator/test-mail', method: 'POST' }),
      ...fail,
    }),
    people: build.query<PeoplePage, PeopleQuery>({
      query: (params) => ({ url: '/operator/people', params }),
      transformResponse: (body: unknown) => peoplePageSchema.parse(body),
      providesTags: ['People'],
      ...fresh,
      ...fail,
    }),
    removeSecondFactor: build.mutation<unknown, string>({
      query: (id) => ({ url: personUrl(id, '/second-factor'), method: 'DELETE' }),
      invalidatesTags: ['People'],
      ...fail,
    }),
    changePerson: build.mutation<unknown, { id: string; change: ChangePersonBody }>({
      query: ({ id, change }) => ({ url: personUrl(id), method: 'PATCH', body: change }),
      invalidatesTags: ['People'],
      ...fail,
    }),
    logOutPerson: build.mutation<unknown, string>({
      query: (id) => ({ url: personUrl(id, '/sessions'), method: 'DELETE' }),
      invalidatesTags: ['People'],
      ...fail,
    }),
    deletePerson: build.mutation<unknown, { id: string; username: string }>({
      query: ({ id, username }) => ({ url: personUrl(id), method: 'DELETE', body: { username } }),
      invalidatesTags: ['People', 'Invitations'],
      ...fail,
    }),
    makeResetLink: build.mutation<ResetLink, string>({
      query: (id) => ({ url: personUrl(id, '/reset-link'), method: 'POST' }),
      transformResponse: (body: unknown) => resetLinkSchema.parse(body),
      ...fail,
    }),
    invitations: build.query<Invitation[], undefined>({
      query: () => '/operator/invitations',
      transformResponse: (body: unknown) => invitationListSchema.parse(body).invitations,
      providesTags: ['Invitations'],
      ...fresh,
      ...fail,
    }),
    createInvitation: build.mutation<NewInvitation, InvitationBody>({
      query: (body) => ({ url: '/operator/invitations', method: 'POST', body }),
      transformResponse: (body: unknown) => newInvitationSchema.parse(body),
      invalidatesTags: ['Invitations'],
      ...fail,
    }),
    revokeInvitation: build.mutation<unknown, string>({
      query: (id) => ({ url: `/operator/invitations/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Invitations'],
      ...fail,
    }),
    /** Also before each download, which is a link: the password is asked for here. */
    backups: build.query<BackupList['backups'], undefined>({
      query: () => '/operator/backups',
      transformResponse: (body: unknown) => backupListSchema.parse(body).backups,
      ...fresh,
      ...fail,
    }),
    warnings: build.query<WarningList, undefined>({
      query: () => '/operator/warnings',
      transformResponse: (body: unknown) => warningListSchema.parse(body),
      ...fresh,
      ...fail,
    }),
    acts: build.query<ActsPage, string | null>({
      query: (before) => ({ url: '/operator/acts', ...(before !== null && { params: { before } }) }),
      transformResponse: (body: unknown) => actsPageSchema.parse(body),
      ...fresh,
      ...fail,
    }),
  }),
});
