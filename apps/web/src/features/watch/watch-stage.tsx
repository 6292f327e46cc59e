import { imageUrl, resumePosition } from '@marquee/core';
import type { PlayerProps } from '@marquee/player/react';
import { useEffect } from 'react';
import { useImageBase } from '../../shared/ui';
import { StagePlayer } from './stage-player';
import { StageBoundary } from './stage-boundary';
import { useSetting } from '../../shared/store/settings.slice';
import { StillWatching } from './still-watching';
import { useFoundCaptions } from './use-found-captions';
import { usePlayerPreferences } from './use-player-preferences';
import { useRememberedTimings } from './use-remembered-timings';
import { useStillWatching } from './use-still-watching';
import { useSavesData } from './use-saves-data';
import { useWatch } from './watch-context';

/**
 * The player in the place of the backdrop: as wide as fits under the header at 16:9, on black, as in a theatre. The strip
 * below shows that the page goes on, and keeps the floating buttons off the controls.
 */
export function WatchStage({ panel }: Pick<PlayerProps, 'panel'>) {
  const { playable, search, source, saved, next, chooseSource, close, record } = useWatch();
  const poster = imageUrl({ baseUrl: useImageBase(), path: playable.posterPath, size: 'w1280' });
  const [captionTimings, rememberTimings] = useRememberedTimings(playable.mediaId);
  const foundCaptions = useFoundCaptions(playable.request, source);
  const stillWatching = useStillWatching(() => next?.go());
  const { preferences, remember } = usePlayerPreferences();
  const savesData = useSavesData();
  const autoplayNext = useSetting('autoplayNext');

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }, []);

  return (
    <div className="relative bg-black">
      <div className="relative mx-auto aspect-video w-full max-w-[max(20rem,calc((100svh-var(--header-height)-5.5rem)*16/9))]">
        <StageBoundary onClose={close}>
          <StagePlayer
            result={source}
            mediaId={playable.mediaId}
            kind={playable.kind}
            title={playable.title}
            subtitle={playable.subtitle}
            poster={poster ?? undefined}
            startAtSec={resumePosition(playable.kind, saved)}
            onProgress={record}
            onClose={close}
            hasNext={next !== null}
            autoAdvance={autoplayNext && next?.autoAdvance}
            preferences={preferences}
            saveData={savesData}
            onPreferencesChange={remember}
            onNextEpisode={stillWatching.next}
            onPreviousEpisode={next?.goBack ?? undefined}
            foundCaptions={foundCaptions}
            captionTimings={captionTimings}
            onCaptionTimingsChange={rememberTimings}
            panel={panel}
            sources={search.results}
            otherSources={search.others}
            onSourceChange={chooseSource}
          />
        </StageBoundary>
        {stillWatching.isAsking && <StillWatching onStop={close} onGoOn={stillWatching.keepWatching} />}
      </div>
    </div>
  );
}
