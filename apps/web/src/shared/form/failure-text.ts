import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ApiErrorCode } from '@marquee/core/contracts';
import { i18n } from '../i18n';
import { knownName } from '../lib/format/known-name';
import { isCallFailure, type CallFailure } from '../api/call-failure';
import { fieldText } from './field-text';
import { pirateText, type FormMessage } from './pirate-texts';

/** Errors of a single field, which `fieldText` translates. */
type FieldCode = 'bad_request' | 'taken';
/** The one in a pirate's voice. */
type PirateCode = 'locked_out';
/** Errors of calls that no form makes. */
type OtherCode =
  | 'account_full'
  | 'collection_full'
  | 'image_host_not_allowed'
  | 'image_unavailable'
  | 'image_unreadable'
  | 'link_expired'
  | 'link_invalid'
  | 'metadata_bad_answer'
  | 'metadata_unavailable'
  | 'report_not_delivered'
  | 'taken_down';

/** Messages by the server's error code. */
const messages: Readonly<Record<Exclude<ApiErrorCode, FieldCode | PirateCode | OtherCode>, MessageDescriptor>> = {
  unauthorized: msg`Unauthorized`,
  invalid_credentials: msg`Wrong email, username or password. Check them and try again.`,
  wrong_password: msg`That password isn’t right. Try again.`,
  account_disabled: msg`This account is disabled. Contact the people who run the site.`,
  password_required: msg`Enter your password again to do this.`,
  csrf_failed: msg`Your session couldn’t be confirmed. Reload the page and try again.`,
  other_origin: msg`This only works from this site’s own pages. Open it here and try again.`,
  forbidden: msg`You can’t do that here.`,
  restricted: msg`This profile can’t do that. Switch to another one.`,
  insufficient_scope: msg`This access token may not do that. Make one that may.`,
  confirmation_needed: msg`Enter the owner’s PIN or the account’s password.`,
  confirmation_failed: msg`That PIN or password isn’t right. Try again.`,
  passkey_refused: msg`This passkey doesn’t open this account. It may have been removed, or made for another address.`,
  passkey_copied: msg`This passkey was refused: there may be a copy of it. Log in another way, and remove it in your account.`,
  passkeys_unavailable: msg`Passkeys need a secure address with a domain name, such as https://films.example.org.`,
  passkeys_full: msg`Accounts can have up to 20 passkeys. Remove one to add another.`,
  last_way_in: msg`This is the last way into your account. Add another one first.`,
  ticket_invalid: msg`That took too long, or was done already. Start again.`,
  code_wrong: msg`That code isn’t right, or it was used already.`,
  code_unreadable: msg`This site can’t check codes of your app any more. Use a recovery code, or ask the people who run the site.`,
  profile_changed: msg`Someone switched profiles in this browser. Reload the page to continue.`,
  profiles_full: msg`Accounts can have up to eight profiles. Delete one to add another.`,
  tokens_full: msg`Accounts can have up to 20 access tokens. Revoke one to make another.`,
  invitations_full: msg`A site can have up to 100 invitations that work. Revoke one to make another.`,
  last_operator: msg`You’re this site’s only operator. Make someone else one first.`,
  operator_password: msg`Operators reset their password by email, or in the server’s terminal.`,
  not_found: msg`We couldn’t find that. It may have been removed.`,
  not_configured: msg`This site doesn’t offer that.`,
  library_unavailable: msg`The stream provider, which holds the library, couldn’t be reached. Check its log on the server.`,
  library_not_shared: msg`The stream provider doesn’t know this site. Set the same PROVIDER_SECRET for both, and PROVIDER_INTERNAL_URL if they run on different machines.`,
  mail_failed: msg`The mail server didn’t take the email. Check SMTP_URL, and the server’s log.`,
  setting_fixed: msg`The environment or a file sets this. Change it there, or remove it there to change it here.`,
  folder_unusable: msg`This folder can’t be used. Check that it exists and can be read.`,
  folder_overlaps: msg`This folder is inside another media folder, or has one inside it.`,
  folders_full: msg`A site can have up to 20 media folders. Remove one to add another.`,
  pictures_full: msg`A site can have up to 50 uploaded pictures. Remove one from the content to add another.`,
  picture_unreadable: msg`This picture can’t be read. Use a JPEG, PNG, WebP, GIF or AVIF file.`,
  setup_code_invalid: msg`This code isn’t right. Copy the whole link from the server’s terminal.`,
  setup_done: msg`This site has been set up. Log in with the operator’s account.`,
  reset_link_invalid: msg`This link no longer works. Request a new one.`,
  tv_code_invalid: msg`This code doesn’t work. Check it, or get a new one on your TV.`,
  signup_closed: msg`This site takes no new accounts.`,
  invitation_needed: msg`You need an invitation to make an account here.`,
  invitation_invalid: msg`This invitation doesn’t work. Check that the link is complete.`,
  invitation_expired: msg`This invitation has expired. Ask for a new one.`,
  invitation_used_up: msg`This invitation has been used up. Ask for a new one.`,
  local_login_off: msg`Passwords don’t work on this site. Log in with the button.`,
  oidc_unavailable: msg`The log-in service doesn’t answer. Try again in a moment.`,
  oidc_expired: msg`This log-in took too long. Start it again.`,
  oidc_taken: msg`This account is linked already. Unlink it first.`,
  oidc_operator_needed: msg`Passwords can be switched off once an operator has logged in with this provider. Log in with it first, or link your account to it.`,
  payload_too_large: msg`That’s too much to send at once.`,
  unsupported_media_type: msg`That request isn’t in a format this site can read. Reload the page and try again.`,
  rate_limited: msg`Too many requests. Try again in a moment.`,
  internal: msg`Something went wrong.`,
  busy: msg`The server is busy. Try again in a moment.`,
  database_unavailable: msg`Your data can’t be reached right now. Try again in a moment.`,
  storage_full: msg`The server is out of space, so this wasn’t saved. What you saved before is safe. Try again later.`,
  report_answered: msg`This was answered or closed in the meantime. Reopen it to answer again.`,
  reports_full: msg`This site can’t take more reports right now. Try again later.`,
  in_library: msg`This is in the library already.`,
  requests_full: msg`You can have up to 10 open requests. Withdraw one to ask for something else.`,
  site_requests_full: msg`This site can’t take more requests right now. Try again later.`,
  not_ready: msg`The server isn’t ready yet. Try again in a moment.`,
};

/** The server's message in the site's language; null if it sent none. */
export function serverText({ code, message }: CallFailure): FormMessage | null {
  if (code === 'locked_out') return pirateText('locked');
  const known = knownName(messages, code ?? '');
  if (known) return known;
  return message === null ? null : fieldText(message);
}

/** A form's message after a failed call: the server's, if it sent one. */
export const failureText = (failure: unknown): FormMessage | null =>
  failure
    ? (isCallFailure(failure) && serverText(failure)) || t`That didn’t work. Check your connection and try again.`
    : null;

/** The same as one text, for a toast. */
export function failureLine(failure: unknown): string {
  const message = failureText(failure);
  return typeof message === 'string' ? message : (message?.text ?? '');
}

/**
 * Refuses a form over plain http on a site that is served over https (PUBLIC_URL): the browser would drop the session's
 * cookie, and its owner would be a guest without a word.
 */
export const wrongAddressText = (publicUrl: string): FormMessage | null =>
  publicUrl.startsWith('https:') && !window.isSecureContext
    ? { text: i18n._(messages.other_origin), explanation: publicUrl }
    : null;
