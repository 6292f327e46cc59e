import { t } from '@lingui/core/macro';
import type { EpisodePosition, Progress } from '@marquee/core';
import type { EpisodeDetails, TvDetails } from '@marquee/tmdb';
import { useState, type ReactNode } from 'react';
import { cx } from '../../shared/lib/cx';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import type { LoadState } from '../../shared/api/load-state';
import { useSpoilerShield } from '../../shared/spoilers/spoiler-shield';
import { PageTitle, StructuredData } from '../../shared/ui';
import { episodeStructuredData } from './episode-structured-data';
import { EpisodeHero } from './episode-hero';
import { EpisodeImages } from './episode-images';
import { EpisodePeople } from './episode-people';
import { EpisodeFailed, EpisodeNotFound } from './episode-errors';
import { SeasonBrowser, type SeasonBrowserProps } from './season-browser';

interface EpisodePageProps extends Pick<SeasonBrowserProps, 'seasonAction' | 'episodeAction'> {
  series: TvDetails;
  place: EpisodePosition;
  state: LoadState<EpisodeDetails>;
  stage?: ReactNode;
  actions?: ReactNode;
  sources?: ReactNode;
  progressOf: (season: number, episode: number) => Progress | null;
}

/** An episode's page. The player stays mounted when it continues with the next episode. */
export function EpisodePage(props: EpisodePageProps) {
  const { series, place, state, stage, actions, sources, progressOf, seasonAction, episodeAction } = props;
  const [browsed, setBrowsed] = useState({ of: place.season, season: place.season });
  if (browsed.of !== place.season) setBrowsed({ of: place.season, season: place.season });
  const [isHidden, show] = useSpoilerShield(series.id, progressOf(place.season, place.episode));
  if (state.status === 'missing') return <EpisodeNotFound seriesId={series.id} title={series.title} />;
  if (state.status === 'failed' && !state.isRetrying && !stage) return <EpisodeFailed onRetry={state.retry} />;
  const episode = state.status === 'ready' ? state.data : null;
  const onShow = isHidden ? show : undefined;
  const position = episodeLabel(place);
  return (
    <>
      <PageTitle title={`${series.title} ${position}${episode && !isHidden ? ` · ${episode.name}` : ''}`} />
      {episode && <StructuredData data={episodeStructuredData(series, episode)} />}
      <EpisodeHero {...{ series, place, episode, onShow, stage, actions, sources }} />
      {/* Hidden while the height of the content above is unknown, because everything would move. */}
      <div className={cx('flex flex-col gap-14 py-12', !episode && !stage && 'invisible')}>
        {episode && !isHidden && <EpisodePeople title={t`Guest stars`} people={episode.guestStars} />}
        {episode && !isHidden && <EpisodeImages stills={episode.stills} name={episode.name} />}
        <SeasonBrowser
          series={series}
          season={browsed.season}
          onSeasonChange={(season) => setBrowsed({ of: place.season, season })}
          current={place}
          mark={stage ? t`Now playing` : t`This episode`}
          progressOf={progressOf}
          seasonAction={seasonAction}
          episodeAction={episodeAction}
        />
      </div>
    </>
  );
}
