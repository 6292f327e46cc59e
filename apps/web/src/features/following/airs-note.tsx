import type { EpisodeSummary } from '@marquee/tmdb';
import { CalendarClock } from 'lucide-react';
import { airsLabel } from '../../shared/lib/format/airs-label';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { localDay } from '../../shared/lib/format/local-day';
import { useNow } from '../../shared/lib/timing/use-now';

/** On which of the visitor's days the next episode airs. */
export function AirsNote({ next }: { next: EpisodeSummary }) {
  const label = airsLabel(next.airDate, localDay(useNow()));
  if (label === null) return null;
  const { seasonNumber: season, episodeNumber: episode } = next;
  return (
    <p className="tabular flex min-w-0 items-center gap-2 text-sm font-medium text-ink">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      <span>
        {label} <span className="text-ink-soft">· {episodeLabel({ season, episode })}</span>
      </span>
    </p>
  );
}
