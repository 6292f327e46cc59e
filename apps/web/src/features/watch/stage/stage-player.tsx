import { t } from '@lingui/core/macro';
import { imageUrl, resumePosition } from '@marquee/core';
import { createShakaEngine, warmEngine } from '@marquee/player';
import { Player, type PlayerProps } from '@marquee/player/react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector, useServices } from '../../../shared/store';
import { selectIsRestricted } from '../../../shared/store/profiles.slice';
import { useSetting } from '../../../shared/store/settings';
import { useImageBase } from '../../../shared/ui';
import { StillWatching } from './still-watching';
import { useFoundCaptions } from './use-found-captions';
import { usePlayerPreferences } from '../preferences/use-player-preferences';
import { useSubtitleTimings } from '../preferences/use-subtitle-timings';
import { useStillWatching } from './use-still-watching';
import { useDataSaver } from '../preferences/use-data-saver';
import { useWatch } from '../watch-context';

const player = { createShakaEngine, warmEngine };

/** The player with the visitor's preferences, using the preloaded engine if there is one. */
export function StagePlayer(stage: Pick<PlayerProps, 'panel' | 'endScreen' | 'onControlsChange' | 'messages'>) {
  const { playable, search, source, saved, next, chooseSource, close, record, takePreloadedEngine } = useWatch();
  const poster = imageUrl({ baseUrl: useImageBase(), path: playable.posterPath, size: 'w1280' });
  const [captionTimings, rememberTimings] = useSubtitleTimings(playable.mediaId);
  const foundCaptions = useFoundCaptions(playable.request, source);
  const stillWatching = useStillWatching(() => next?.go());
  const { preferences, remember } = usePlayerPreferences();
  const savesData = useDataSaver();
  const autoplayNext = useSetting('autoplayNext');
  const { engines } = useServices();
  const navigate = useNavigate();
  // The token belongs to the account.
  const needsNoGuide = useAppSelector((state) => state.uiToken.token !== null || selectIsRestricted(state));
  return (
    <>
      <Player
        engineFactory={() => takePreloadedEngine() ?? engines.create(player)}
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
        upNext={next?.upNext}
        autoAdvance={autoplayNext && next?.autoAdvance}
        preferences={preferences}
        saveData={savesData}
        qualityGuide={needsNoGuide ? undefined : { label: t`How to watch in 4K`, onOpen: () => void navigate('/4k') }}
        onPreferencesChange={remember}
        onNextEpisode={stillWatching.next}
        onPreviousEpisode={next?.goBack ?? undefined}
        foundCaptions={foundCaptions}
        captionTimings={captionTimings}
        onCaptionTimingsChange={rememberTimings}
        {...stage}
        sources={search.results}
        otherSources={search.others}
        onSourceChange={chooseSource}
      />
      {stillWatching.isAsking && <StillWatching onStop={close} onGoOn={stillWatching.keepWatching} />}
    </>
  );
}
