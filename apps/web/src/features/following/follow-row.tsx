import type { TvDetails } from '@marquee/tmdb';
import { AirsNote } from './airs-note';
import { FollowButton } from './follow-button';

/** Follow, and when the next episode airs. */
export const FollowRow = ({ series }: { series: TvDetails }) => (
  <div className="flex items-center gap-4">
    <FollowButton series={series} />
    {series.nextEpisode && <AirsNote next={series.nextEpisode} />}
  </div>
);
