import { viewerOf, type ViewerColumns } from '../auth/viewer';
import type { ProfileKey } from '../profiles/profile-key';
import type { Audience } from './notice-finder';

/** What is stored of a profile that wants to be told. */
interface Recipient extends ProfileKey, ViewerColumns, Pick<Audience, 'language' | 'timeZone' | 'told'> {
  createdAt: Date;
}

export function audienceOf(recipient: Recipient, nowMs: number): Audience {
  const { language, timeZone, told, createdAt } = recipient;
  const { rules } = viewerOf(recipient, recipient);
  return { ...{ profile: recipient, rules, language, timeZone, told, nowMs }, since: createdAt.getTime() };
}
