import { t } from '@lingui/core/macro';
import type { OidcCheck } from '@marquee/core/contracts';

/** What the check of a provider found, and what to do. */
export function oidcCheckText({ state, ms, canLogOutHere }: OidcCheck): string {
  if (state === 'works')
    return canLogOutHere
      ? t`The provider answers. It took ${ms} ms. It can log people out here.`
      : t`The provider answers. It took ${ms} ms. It can’t log people out here.`;
  if (state === 'unreachable')
    return t`The provider can’t be reached from the server, or doesn’t answer as one. Check the address.`;
  if (state === 'mismatch')
    return t`The provider calls itself by another address. Copy its issuer exactly, with or without the slash at the end.`;
  if (state === 'unusable') return t`What answers there lacks what a log-in needs.`;
  return t`No provider is set.`;
}
