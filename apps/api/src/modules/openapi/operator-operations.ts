import {
  actsPageSchema,
  actsQuerySchema,
  backupListSchema,
  backupResponseSchema,
  browseBodySchema,
  changePersonBodySchema,
  changeReportBodySchema,
  contentBodySchema,
  contentImageSchema,
  deletePersonBodySchema,
  folderBodySchema,
  folderListSchema,
  folderLookSchema,
  folderStatesSchema,
  invitationBodySchema,
  invitationListSchema,
  matchFileBodySchema,
  newInvitationSchema,
  oidcCheckBodySchema,
  oidcCheckSchema,
  okSchema,
  operatorContentSchema,
  operatorLibraryQuerySchema,
  operatorLibrarySchema,
  operatorSettingsSchema,
  operatorStatusSchema,
  peoplePageSchema,
  peopleQuerySchema,
  reportGroupDetailsSchema,
  reportsPageSchema,
  reportsQuerySchema,
  resetLinkSchema,
  serverProblemsSchema,
  siteSettingsBodySchema,
  takeDownBodySchema,
  takenDownListSchema,
  tmdbCheckBodySchema,
  tmdbCheckSchema,
  warningListSchema,
} from '@marquee/core/contracts';
import { bodyErrors, named, ok, type Operation } from './operation';

/** For operators; to others there is no such path, and all calls but one need a password that was entered lately. */
export const operator = (
  method: Operation['method'],
  path: string,
  summary: string,
  rest: Pick<Operation, 'answers' | 'errors' | 'query' | 'body'>,
): Operation => ({
  method,
  path: `/api/operator${path}`,
  tag: 'Operation',
  session: true,
  summary,
  ...rest,
  errors: ['not_found', 'password_required', ...(rest.errors ?? [])],
});
const ofLibrary = ['library_unavailable', 'library_not_shared'] as const;
const ofAccount = ['forbidden', 'busy'] as const;

export const operatorOperations: Operation[] = [
  operator('get', '/access', 'Whether the password was entered lately.', { answers: ok('Ok', okSchema) }),
  operator('get', '/problems', 'The checks of the server that are a problem, without a reason. Needs no password.', {
    answers: ok('ServerProblems', serverProblemsSchema),
  }),
  operator('get', '/status', 'How the server is, for its operators.', {
    answers: ok('OperatorStatus', operatorStatusSchema),
  }),
  operator('post', '/backups', 'Writes a backup at once.', {
    answers: ok('BackupStatus', backupResponseSchema),
    errors: ['not_configured'],
  }),
  operator('post', '/test-mail', 'Sends an email to the operator who asks.', {
    answers: ok('Ok', okSchema),
    errors: ['not_configured', 'mail_failed'],
  }),
  operator('get', '/backups', 'The backups that this server keeps, the newest first.', {
    answers: ok('BackupList', backupListSchema),
    errors: ['not_configured'],
  }),
  operator('get', '/backups/{name}', 'Downloads a backup, which is written down.', {
    answers: { 200: { contentType: 'application/gzip', description: 'SQL, compressed.' } },
    errors: ['not_configured', 'other_origin'],
  }),
  operator('get', '/library', 'The files of the library and what is known of them, for the operators.', {
    query: operatorLibraryQuerySchema,
    answers: ok('OperatorLibrary', operatorLibrarySchema),
    errors: ['bad_request', ...ofLibrary],
  }),
  operator('post', '/library/match', 'Says what title a file of the library is, or forgets what was said.', {
    body: named('MatchFileBody', matchFileBodySchema),
    answers: ok('Ok', okSchema),
    errors: [...bodyErrors, ...ofLibrary],
  }),
  operator('get', '/folders', 'The media folders, and which of them cannot be read.', {
    answers: ok('FolderStates', folderStatesSchema),
    errors: ofLibrary,
  }),
  operator('post', '/folders', 'Adds a media folder, at once and in every process.', {
    body: named('FolderBody', folderBodySchema),
    answers: ok('FolderStates', folderStatesSchema),
    errors: [...bodyErrors, ...ofLibrary, 'folder_unusable', 'folder_overlaps', 'folders_full', 'setting_fixed'],
  }),
  operator('post', '/folders/remove', 'Removes a media folder from the library; its files stay.', {
    body: named('FolderBody', folderBodySchema),
    answers: ok('FolderStates', folderStatesSchema),
    errors: [...bodyErrors, ...ofLibrary],
  }),
  operator(
    'post',
    '/folders/browse',
    'The folders inside a folder that may be chosen; without a path, where to begin.',
    {
      body: named('BrowseBody', browseBodySchema),
      answers: ok('FolderList', folderListSchema),
      errors: [...bodyErrors, ...ofLibrary],
    },
  ),
  operator('post', '/folders/look', 'How many films and series the names in a folder speak of.', {
    body: named('FolderBody', folderBodySchema),
    answers: ok('FolderLook', folderLookSchema),
    errors: [...bodyErrors, ...ofLibrary],
  }),
  operator('get', '/content', 'What operators wrote of each kind of content, and the schema of its form.', {
    answers: ok('OperatorContent', operatorContentSchema),
  }),
  operator('put', '/content/{kind}', 'Stores a kind of content, at once and in every process; null removes it.', {
    body: named('ContentBody', contentBodySchema),
    answers: ok('OperatorContent', operatorContentSchema),
    errors: [...bodyErrors, 'setting_fixed'],
  }),
  operator('post', '/content-images', 'Stores a picture for the content. The body is a JPEG, PNG, WebP, GIF or AVIF.', {
    answers: { 201: named('ContentImage', contentImageSchema) },
    errors: ['picture_unreadable', 'pictures_full', 'payload_too_large', 'rate_limited', 'busy'],
  }),
  operator('get', '/people', 'Accounts by username, 50 at a time.', {
    query: peopleQuerySchema,
    answers: ok('PeoplePage', peoplePageSchema),
    errors: ['bad_request'],
  }),
  operator('patch', '/people/{id}', 'Disables or enables an account, makes it an operator or not, or lifts its cap.', {
    body: named('ChangePersonBody', changePersonBodySchema),
    answers: ok('Ok', okSchema),
    errors: [...bodyErrors, ...ofAccount],
  }),
  operator('delete', '/people/{id}', 'Deletes an account with everything of it.', {
    body: named('DeletePersonBody', deletePersonBodySchema),
    answers: ok('Ok', okSchema),
    errors: [...bodyErrors, ...ofAccount],
  }),
  operator('delete', '/people/{id}/sessions', 'Ends every session of an account.', {
    answers: ok('Ok', okSchema),
    errors: ofAccount,
  }),
  operator('delete', '/people/{id}/second-factor', 'Turns off the second factor of a person who lost it.', {
    answers: ok('Ok', okSchema),
    errors: ofAccount,
  }),
  operator('post', '/people/{id}/reset-link', 'Makes a link to set a new password, which works once, for a day.', {
    answers: { 201: named('ResetLink', resetLinkSchema) },
    errors: [...ofAccount, 'operator_password'],
  }),
  operator('get', '/invitations', 'Invitations and who came by them, the newest first.', {
    answers: ok('InvitationList', invitationListSchema),
  }),
  operator('post', '/invitations', 'Makes an invitation. The response is the only one that has its code.', {
    body: named('InvitationBody', invitationBodySchema),
    answers: { 201: named('NewInvitation', newInvitationSchema) },
    errors: [...bodyErrors, 'invitations_full'],
  }),
  operator('delete', '/invitations/{id}', 'Revokes an invitation.', { answers: ok('Ok', okSchema) }),
  operator('get', '/reports', 'Reports in groups that are about the same, the newest first, 25 at a time.', {
    query: reportsQuerySchema,
    answers: ok('ReportsPage', reportsPageSchema),
    errors: ['bad_request'],
  }),
  operator('get', '/reports/{id}', 'A group with its newest reports.', {
    answers: ok('ReportGroupDetails', reportGroupDetailsSchema),
  }),
  operator('patch', '/reports/{id}', 'Answers a group, which its members are told, or closes or reopens it.', {
    body: named('ChangeReportBody', changeReportBodySchema),
    answers: ok('Ok', okSchema),
    errors: [...bodyErrors, 'report_answered'],
  }),
  operator('get', '/acts', 'What operators did, the newest first, 50 at a time.', {
    query: actsQuerySchema,
    answers: ok('ActsPage', actsPageSchema),
    errors: ['bad_request'],
  }),
  operator(
    'get',
    '/warnings',
    'The last warnings and errors of the process and of the stream provider, the newest first.',
    {
      answers: ok('WarningList', warningListSchema),
    },
  ),
  operator('get', '/settings', 'What operators can set on the site, and where else it is set.', {
    answers: ok('OperatorSettings', operatorSettingsSchema),
  }),
  operator('patch', '/settings', 'Changes settings of the site, at once and in every process.', {
    body: named('SiteSettingsBody', siteSettingsBodySchema),
    answers: ok('OperatorSettings', operatorSettingsSchema),
    errors: [...bodyErrors, 'setting_fixed', 'oidc_operator_needed'],
  }),
  operator('post', '/settings/check-oidc', 'Asks an OpenID Connect provider what it can do.', {
    body: named('OidcCheckBody', oidcCheckBodySchema),
    answers: ok('OidcCheck', oidcCheckSchema),
    errors: bodyErrors,
  }),
  operator('get', '/taken-down', 'Titles that this site does not show, the newest first.', {
    answers: ok('TakenDownList', takenDownListSchema),
  }),
  operator('put', '/taken-down/{id}', 'Takes a title down, such as `movie:603`, or changes its note.', {
    body: named('TakeDownBody', takeDownBodySchema),
    answers: ok('Ok', okSchema),
    errors: [...bodyErrors, 'collection_full'],
  }),
  operator('delete', '/taken-down/{id}', 'Shows a title again.', {
    answers: ok('Ok', okSchema),
    errors: ['bad_request'],
  }),
  operator('post', '/settings/check-tmdb', 'Asks TMDB whether a token works.', {
    body: named('TmdbCheckBody', tmdbCheckBodySchema),
    answers: ok('TmdbCheck', tmdbCheckSchema),
    errors: bodyErrors,
  }),
];
