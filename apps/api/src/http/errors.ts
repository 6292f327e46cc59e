import { LOGIN_LOCKED_TEXT } from '@marquee/core';
import {
  MOST_ACCESS_TOKENS,
  MOST_CONTENT_IMAGES,
  MOST_INVITATIONS,
  MOST_MEDIA_FOLDERS,
  MOST_OPEN_REQUESTS,
  MOST_PASSKEYS,
  syncLimits,
  type ApiErrorCode,
} from '@marquee/core/contracts';
import { HttpError, type ErrorKind, type HttpErrorDetails } from '@marquee/server';

/** Every error of the API: its status, and its message for people. */
export const apiErrors = {
  bad_request: { status: 400, text: 'The request is not valid.' },
  unauthorized: { status: 401, text: 'Unauthorized' },
  invalid_credentials: { status: 401, text: 'Wrong email, username or password. Check them and try again.' },
  wrong_password: { status: 403, text: 'That password isn’t right. Try again.' },
  password_required: { status: 403, text: 'Enter your password again to do this.' },
  account_disabled: { status: 403, text: 'This account is disabled. Contact the people who run the site.' },
  csrf_failed: { status: 403, text: 'Your session couldn’t be confirmed. Reload the page and try again.' },
  other_origin: { status: 403, text: 'This only works from this site’s own pages. Open it here and try again.' },
  forbidden: { status: 403, text: 'You can’t do that here.' },
  restricted: { status: 403, text: 'This profile can’t do that. Switch to another one.' },
  insufficient_scope: { status: 403, text: 'This access token may not do that. Make one that may.' },
  confirmation_needed: { status: 403, text: 'Enter the owner’s PIN or the account’s password.' },
  confirmation_failed: { status: 403, text: 'That PIN or password isn’t right. Try again.' },
  passkey_refused: {
    status: 403,
    text: 'This passkey doesn’t open this account. It may have been removed, or made for another address.',
  },
  passkey_copied: {
    status: 403,
    text: 'This passkey was refused: there may be a copy of it. Log in another way, and remove it in your account.',
  },
  passkeys_unavailable: {
    status: 409,
    text: 'Passkeys need a secure address with a domain name, such as https://films.example.org.',
  },
  passkeys_full: {
    status: 409,
    text: `Accounts can have up to ${MOST_PASSKEYS} passkeys. Remove one to add another.`,
  },
  last_way_in: { status: 409, text: 'This is the last way into your account. Add another one first.' },
  ticket_invalid: { status: 410, text: 'That took too long, or was done already. Start again.' },
  code_wrong: { status: 403, text: 'That code isn’t right, or it was used already.' },
  code_unreadable: {
    status: 503,
    text: 'This site can’t check codes of your app any more. Use a recovery code, or ask the people who run the site.',
  },
  profile_changed: { status: 409, text: 'Someone switched profiles in this browser. Reload the page to continue.' },
  profiles_full: { status: 409, text: 'Accounts can have up to eight profiles. Delete one to add another.' },
  tokens_full: {
    status: 409,
    text: `Accounts can have up to ${MOST_ACCESS_TOKENS} access tokens. Revoke one to make another.`,
  },
  invitations_full: {
    status: 409,
    text: `A site can have up to ${MOST_INVITATIONS} invitations that work. Revoke one to make another.`,
  },
  last_operator: { status: 409, text: 'You’re this site’s only operator. Make someone else one first.' },
  operator_password: {
    status: 403,
    text: 'Operators reset their password by email, or in the server’s terminal.',
  },
  not_found: { status: 404, text: 'We couldn’t find that. It may have been removed.' },
  not_configured: { status: 404, text: 'This site doesn’t offer that.' },
  setting_fixed: {
    status: 409,
    text: 'The environment or a file sets this. Change it there, or remove it there to change it here.',
  },
  taken_down: { status: 451, text: 'This site does not show this title.' },
  folder_unusable: { status: 409, text: 'This folder can’t be used. Check that it exists and can be read.' },
  folder_overlaps: { status: 409, text: 'This folder is inside another media folder, or has one inside it.' },
  folders_full: {
    status: 409,
    text: `A site can have up to ${MOST_MEDIA_FOLDERS} media folders. Remove one to add another.`,
  },
  pictures_full: {
    status: 409,
    text: `A site can have up to ${MOST_CONTENT_IMAGES} uploaded pictures. Remove one from the content to add another.`,
  },
  picture_unreadable: { status: 400, text: 'This picture can’t be read. Use a JPEG, PNG, WebP, GIF or AVIF file.' },
  setup_code_invalid: { status: 403, text: 'This code isn’t right. Copy the whole link from the server’s terminal.' },
  setup_done: { status: 410, text: 'This site has been set up. Log in with the operator’s account.' },
  reset_link_invalid: { status: 400, text: 'This link no longer works. Request a new one.' },
  local_login_off: { status: 403, text: 'Passwords don’t work on this site. Log in with the button.' },
  oidc_unavailable: { status: 503, text: 'The log-in service doesn’t answer. Try again in a moment.' },
  oidc_expired: { status: 400, text: 'This log-in took too long. Start it again.' },
  oidc_taken: { status: 409, text: 'This account is linked already. Unlink it first.' },
  oidc_operator_needed: {
    status: 409,
    text: 'Passwords can be switched off once an operator has logged in with this provider. Log in with it first, or link your account to it.',
  },
  tv_code_invalid: { status: 404, text: 'This code doesn’t work. Check it, or get a new one on your TV.' },
  signup_closed: { status: 403, text: 'This site takes no new accounts.' },
  invitation_needed: { status: 403, text: 'You need an invitation to make an account here.' },
  invitation_invalid: { status: 403, text: 'This invitation doesn’t work. Check that the link is complete.' },
  invitation_expired: { status: 403, text: 'This invitation has expired. Ask for a new one.' },
  invitation_used_up: { status: 403, text: 'This invitation has been used up. Ask for a new one.' },
  link_invalid: { status: 400, text: 'This download link doesn’t work. It may be incomplete.' },
  link_expired: { status: 410, text: 'This download link has expired. Get a new one from the title’s page.' },
  taken: { status: 409, text: 'That’s already taken. Choose another one.' },
  collection_full: { status: 409, text: 'There’s no room for more. Remove something first.' },
  account_full: {
    status: 409,
    text: `Your account has reached its limit of ${syncLimits.accountBytes / 1024 ** 2} MB. What is new stays on this device. Remove bookmarks or history that you do not need, and syncing goes on.`,
  },
  payload_too_large: { status: 413, text: 'That’s too much to send at once.' },
  unsupported_media_type: { status: 415, text: 'Send the request as JSON.' },
  rate_limited: { status: 429, text: 'Too many requests. Try again in a moment.' },
  locked_out: { status: 429, text: LOGIN_LOCKED_TEXT },
  internal: { status: 500, text: 'Something went wrong.' },
  metadata_bad_answer: { status: 502, text: 'The title database sent an answer we can’t use. Try again in a moment.' },
  metadata_unavailable: { status: 503, text: 'The title database couldn’t be reached. Try again in a moment.' },
  image_host_not_allowed: { status: 403, text: 'Images from that host aren’t served here.' },
  image_unavailable: { status: 502, text: 'The image couldn’t be loaded. Try again later.' },
  image_unreadable: { status: 502, text: 'The image can’t be read.' },
  library_unavailable: {
    status: 503,
    text: 'The stream provider, which holds the library, couldn’t be reached. Check its log on the server.',
  },
  library_not_shared: {
    status: 503,
    text: 'The stream provider doesn’t know this site. Set the same PROVIDER_SECRET for both, and PROVIDER_INTERNAL_URL if they run on different machines.',
  },
  mail_failed: { status: 502, text: 'The mail server didn’t take the email. Check SMTP_URL, and the server’s log.' },
  report_not_delivered: { status: 502, text: 'The report couldn’t be sent. Try again later.' },
  report_answered: { status: 409, text: 'This was answered or closed in the meantime. Reopen it to answer again.' },
  reports_full: { status: 503, text: 'This site can’t take more reports right now. Try again later.' },
  in_library: { status: 409, text: 'This is in the library already.' },
  requests_full: {
    status: 409,
    text: `You can have up to ${MOST_OPEN_REQUESTS} open requests. Withdraw one to ask for something else.`,
  },
  site_requests_full: { status: 503, text: 'This site can’t take more requests right now. Try again later.' },
  busy: { status: 503, text: 'The server is busy. Try again in a moment.' },
  database_unavailable: { status: 503, text: 'Your data can’t be reached right now. Try again in a moment.' },
  storage_full: {
    status: 507,
    text: 'The server is out of space, so this wasn’t saved. What you saved before is safe. Try again later.',
  },
  not_ready: { status: 503, text: 'The server isn’t ready yet. Try again in a moment.' },
} as const satisfies Record<ApiErrorCode, ErrorKind>;

/** Retry-After while the disk is full. */
export const STORAGE_RETRY_SEC = 60;

export type { ApiErrorCode };

/** May be thrown anywhere below a route; the error handler turns it into a response. */
export class ApiError extends HttpError {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ApiErrorCode,
    details: HttpErrorDetails = {},
  ) {
    super(apiErrors[code], details);
  }
}
