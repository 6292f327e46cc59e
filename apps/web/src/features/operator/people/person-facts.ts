import { plural, t } from '@lingui/core/macro';
import type { Person } from '@marquee/core/contracts';
import { formatSize } from '../../../shared/lib/format/format-size';
import { formatMoment } from '../../../shared/lib/format/format-moment';

function lastSeenText(lastSeenAt: string | null): string {
  if (lastSeenAt === null) return t`not logged in anywhere`;
  const moment = formatMoment(lastSeenAt);
  return t`last seen ${moment}`;
}

/** When somebody came and was last seen, and what they keep. */
export function personFacts({ createdAt, lastSeenAt, sessions, profiles, syncedBytes }: Person): string {
  const since = formatMoment(createdAt);
  return [
    t`Since ${since}`,
    lastSeenText(lastSeenAt),
    plural(sessions, { one: '# session', other: '# sessions' }),
    plural(profiles, { one: '# profile', other: '# profiles' }),
    formatSize(syncedBytes),
  ].join(' · ');
}
