import { t } from '@lingui/core/macro';
import { imageUrl } from '@marquee/core';
import { Player, type PlayerProps } from '@marquee/player/react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { useAppSelector } from '../../../shared/store';
import { selectIsRestricted } from '../../../shared/store/profiles.slice';
import { useSetting } from '../../../shared/store/settings';
import { useImageBase } from '../../../shared/ui';
import { useFoundCaptions } from './use-found-captions';
import { usePlayerPreferences } from '../preferences/use-player-preferences';
import { useSubtitleTimings } from '../preferences/use-subtitle-timings';
import { useStillWatching } from './use-still-watching';
import { useWatch } from '../watch-context';

const StillWatching = lazyComponent(() => import('./still-watching').then((chunk) => chunk.StillWatching));
const DemoNote = lazyComponent(() => import('./demo-note').then((chunk) => chunk.DemoNote));

/** The player of the page's session, with the visitor's preferences. */
export function StagePlayer(stage: Pick<PlayerProps, 'panel' | 'endScreen' | 'onControlsChange' | 'messages'>) {
  const { playable, session, playback, next, close, report, openElsewhere } = useWatch();
  const poster = imageUrl({ baseUrl: useImageBase(), path: playable.posterPath, size: 'w1280' });
  const [timings, rememberTimings] = useSubtitleTimings(playable.mediaId);
  const found = useFoundCaptions(playable.request, playback.source);
  const stillWatching = useStillWatching(() => next?.go());
  const { preferences, remember } = usePlayerPreferences();
  const autoplayNext = useSetting('autoplayNext');
  const navigate = useNavigate();
  // The token belongs to the account.
  const needsNoGuide = useAppSelector((state) => state.uiToken.token !== null || selectIsRestricted(state));
  return (
    <>
      <Player
        session={session}
        media={{ title: playable.title, subtitle: playable.subtitle, poster: poster ?? undefined }}
        next={next && { ...next, autoAdvance: autoplayNext && next.autoAdvance, go: stillWatching.next }}
        captions={{ found, timings, onTimingsChange: rememberTimings }}
        preferences={preferences}
        onPreferencesChange={remember}
        qualityGuide={needsNoGuide ? undefined : { label: t`How to watch in 4K`, onOpen: () => void navigate('/4k') }}
        onClose={close}
        onReport={() => report('here')}
        onOpenElsewhere={openElsewhere}
        {...stage}
      />
      <Suspense>
        {playback.source?.isDemo && <DemoNote />}
        {stillWatching.isAsking && <StillWatching onStop={close} onGoOn={stillWatching.keepWatching} />}
      </Suspense>
    </>
  );
}
