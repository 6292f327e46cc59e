import { imageUrl, resumePosition, STILL_WATCHING_AFTER } from '@marquee/core';
import { useEffect, useState } from 'react';
import { useImageBase } from '../../shared/ui';
import { StagePlayer } from './stage-player';
import { StageBoundary } from './stage-boundary';
import { useSetting } from '../../shared/store/settings.slice';
import { StillWatching } from './still-watching';
import { usePlayerPreferences } from './use-player-preferences';
import { useWatch } from './watch-context';

/**
 * The player in the place of the backdrop: as wide as fits under the header at 16:9, on black, as in a theatre. The strip
 * below shows that the page goes on, and keeps the floating buttons off the controls.
 */
export function WatchStage() {
  const { playable, search, source, saved, next, chooseSource, close, record } = useWatch();
  const poster = imageUrl({ baseUrl: useImageBase(), path: playable.posterPath, size: 'w1280' });
  const [playedByItself, setPlayedByItself] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const { preferences, remember } = usePlayerPreferences();
  const autoplayNext = useSetting('autoplayNext');
  const attend = () => setPlayedByItself(0);

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }, []);

  const goOn = (reason: 'button' | 'auto') => {
    if (!next) return;
    if (reason === 'auto' && playedByItself >= STILL_WATCHING_AFTER) {
      if (document.fullscreenElement) void document.exitFullscreen();
      setIsAsking(true);
      return;
    }
    setPlayedByItself(reason === 'auto' ? playedByItself + 1 : 0);
    next.go();
  };

  return (
    <div className="relative bg-black" onPointerDownCapture={attend} onKeyDownCapture={attend} role="presentation">
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
            onPreferencesChange={remember}
            onNextEpisode={goOn}
            sources={search.results}
            onSourceChange={chooseSource}
          />
        </StageBoundary>
        {isAsking && (
          <StillWatching
            onStop={close}
            onGoOn={() => {
              setIsAsking(false);
              goOn('button');
            }}
          />
        )}
      </div>
    </div>
  );
}
