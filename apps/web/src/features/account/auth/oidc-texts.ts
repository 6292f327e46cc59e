import { t } from '@lingui/core/macro';
import type { OidcOutcome } from '@marquee/core/contracts';

/** Why a log-in at the provider has not opened a session; null for what is none. */
export function oidcText(outcome: string | null, label: string): string | null {
  const texts: Record<Exclude<OidcOutcome, 'link'>, string> = {
    denied: t`You cancelled at ${label}. Log in again whenever you like.`,
    expired: t`This log-in took too long, or was started in another tab. Start it again.`,
    refused: t`${label} couldn’t confirm who you are. Start again. If that doesn’t help, tell the people who run this site.`,
    unavailable: t`${label} doesn’t answer. Try again in a moment.`,
    email_missing: t`${label} didn’t send your email address, and an account here needs one.`,
    email_unverified: t`${label} hasn’t verified that your email is yours. Verify it there first. If you have an account here, you can also log in with your password and link it on the account page.`,
    account_disabled: t`This account is disabled. Contact the people who run the site.`,
    signup_closed: t`This site takes no new accounts.`,
    invitation_needed: t`You need an invitation to make an account here.`,
    invitation_used_up: t`This invitation has been used up. Ask for a new one.`,
    rate_limited: t`Too many requests. Try again in a moment.`,
    taken: t`That’s linked to another account already.`,
  };
  return outcome !== null && Object.hasOwn(texts, outcome) ? texts[outcome as keyof typeof texts] : null;
}
