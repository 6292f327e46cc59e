import { Trans } from '@lingui/react/macro';
import type { Season } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/lib/format/format-date';
import { Description } from '../../shared/ui';

interface SeasonFactsProps {
  season: Season;
  /** Beside the date. */
  request: ReactNode;
  action?: ReactNode;
}

/** First air date, overview and actions of a season. */
export function SeasonFacts({ season, request, action }: SeasonFactsProps) {
  const began = formatDate(season.airDate);
  return (
    <div className="-mt-2 mb-7 flex flex-wrap items-start justify-between gap-x-10 gap-y-3">
      <div className="min-w-0 max-w-[68ch]">
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-faint empty:hidden">
          {began && (
            <p className="tabular">
              <Trans>First aired {began}</Trans>
            </p>
          )}
          {request}
        </div>
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
