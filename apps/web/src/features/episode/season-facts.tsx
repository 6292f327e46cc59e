import { Trans } from '@lingui/react/macro';
import type { Season } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/lib/format/format-date';
import { Description } from '../../shared/ui';

/** First air date, overview and actions of a season. */
export function SeasonFacts({ season, action }: { season: Season; action?: ReactNode }) {
  const began = formatDate(season.airDate);
  if (!began && !season.overview && !action) return null;
  return (
    <div className="-mt-2 mb-7 flex flex-wrap items-start justify-between gap-x-10 gap-y-3">
      <div className="min-w-0 max-w-[68ch]">
        {began && (
          <p className="tabular text-sm text-ink-faint">
            <Trans>First aired {began}</Trans>
          </p>
        )}
        {season.overview && (
          <Description language={season.overviewLanguage} className="mt-1 line-clamp-3 text-ink-soft">
            {season.overview}
          </Description>
        )}
      </div>
      {action}
    </div>
  );
}
