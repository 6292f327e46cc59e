import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useConfig } from '../../shared/api';
import { useIdle } from '../../shared/lib/timing/use-idle';
import { useHasInteracted } from '../../shared/lib/interaction/use-has-interacted';
import { useServices } from '../../shared/store';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useDataSaver } from './preferences/use-data-saver';
import { playerChunk } from './stage/load-player';
import { WatchContextProvider } from './watch-context';
import { useSession, type WatchInput } from './use-session';

const OtherPlayers = lazyComponent(() => import('./other-players').then((chunk) => chunk.OtherPlayers));
const ReportDialog = lazyComponent(() => import('./report/report-dialog').then((chunk) => chunk.ReportDialog));

interface WatchProviderProps extends WatchInput {
  /** The page; `isOpen` says whether the player has to be mounted on it. */
  children: (watch: { isOpen: boolean }) => ReactNode;
}

/**
 * Provides the session that a page's buttons and its stage share. Nothing of the player is loaded before the first
 * interaction; then sources are searched, and the player's code and, unless the data saver is on, the start of the
 * stream are loaded. Hovering over Watch always does that.
 */
export function WatchProvider({ children, ...input }: WatchProviderProps) {
  const { playable, saved, canStart, next = null } = input;
  // A visitor who does not interact may never press Watch.
  const isActive = useHasInteracted();
  const { session, playback, isPlayRequested } = useSession(input, isActive);
  const [reported, report] = useState<'here' | 'title' | null>(null);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const { engines } = useServices();
  const isIdle = useIdle();
  const savesData = useDataSaver();
  const { source } = playback;
  const isOpen = playback.stage === 'open';
  const playsHere = playable.request !== null && !input.onOpen;

  // A failure is reported when playback is attempted.
  const warmUp = () => void playerChunk.preload().then(engines.warmUp, () => undefined);
  const preload = () => {
    if (!playsHere) return;
    if (source && canStart && !isOpen) session.prepare();
    else warmUp();
  };
  const { providers } = useConfig();
  // Not for a visitor's own server, which may start transcoding, or an archive that depends on donations: these are
  // preloaded on hover.
  const isOperators = source !== null && providers.some(({ id }) => id === source.adapterId);
  const preloadWhileReading = useEffectEvent(() => (savesData || !isOperators ? warmUp() : preload()));
  const sourceKey = source?.key;
  useEffect(() => {
    if (isIdle && isActive && playsHere && !isOpen) preloadWhileReading();
  }, [isIdle, isActive, playsHere, isOpen, sourceKey, playable.mediaId, canStart]);

  const close = () => {
    session.stop();
    input.onClose?.();
  };
  return (
    <WatchContextProvider
      value={{
        playable,
        session,
        playback,
        isPlayRequested,
        preload,
        close,
        report,
        openElsewhere: () => setIsElsewhere(true),
        saved,
        next,
      }}
    >
      {children({ isOpen })}
      {isElsewhere && (
        <Suspense>
          <OtherPlayers onClose={() => setIsElsewhere(false)} />
        </Suspense>
      )}
      {reported && (
        <Suspense>
          <ReportDialog of={reported} onClose={() => report(null)} />
        </Suspense>
      )}
    </WatchContextProvider>
  );
}
