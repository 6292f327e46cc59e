import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import type { PlaybackSession } from '../../session/session';
import type { PlayerCommands } from '../commands';
import type { PlayerProps } from '../player-props';
import { useLatest } from './use-latest';

interface SystemControls {
  session: PlaybackSession;
  media: PlayerProps['media'];
  commands: PlayerCommands;
  hasNext: boolean;
  onPrevious: (() => void) | null | undefined;
}

/** Within the first seconds "previous" goes to the previous episode; later, to the beginning. */
const RESTART_SEC = 5;
const actions: readonly MediaSessionAction[] = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
  'stop',
  'previoustrack',
  'nexttrack',
];

/** Connects media keys, headphones, the lock screen and system controls, and shows title and artwork there. */
export function useMediaSession(engine: PlayerEngine, input: SystemControls): void {
  const latest = useLatest(input);
  const { hasNext } = input;
  const { title, subtitle, poster } = input.media;

  useEffect(() => {
    const session = browserSession();
    if (!session) return;
    session.metadata = new MediaMetadata({
      title: subtitle ? `${title} · ${subtitle}` : title,
      artwork: poster ? [{ src: new URL(poster, document.baseURI).href }] : [],
    });
    return () => {
      session.metadata = null;
    };
  }, [title, subtitle, poster]);

  useEffect(() => {
    const session = browserSession();
    if (!session) return;
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => latest.current.session.play(),
      pause: () => latest.current.session.pause(),
      stop: () => latest.current.session.pause(),
      seekbackward: () => latest.current.commands.skip(-1),
      seekforward: () => latest.current.commands.skip(1),
      seekto: ({ seekTime }) => seekTime !== undefined && latest.current.commands.seek(seekTime),
      previoustrack: () => {
        const { onPrevious, commands } = latest.current;
        if (onPrevious && engine.getState().positionSec < RESTART_SEC) onPrevious();
        else commands.seek(0);
      },
      ...(hasNext && { nexttrack: () => latest.current.commands.nextEpisode() }),
    };
    for (const action of actions) setHandler(session, action, handlers[action] ?? null);
    return () => {
      for (const action of actions) setHandler(session, action, null);
      session.playbackState = 'none';
    };
  }, [engine, hasNext, latest]);

  useEffect(() => {
    const session = browserSession();
    if (!session) return;
    // Older browsers have no position.
    const positioned: Partial<MediaSession> = session;
    let reported = '';
    const report = (): void => {
      const { status, paused, seeking, rate, durationSec, positionSec } = engine.getState();
      // The position is set only when it jumps: the system advances it itself.
      const now = [status, paused, seeking, rate, durationSec].join();
      if (now === reported || (status === 'idle' && reported === '')) return;
      reported = now;
      session.playbackState = paused ? 'paused' : 'playing';
      if (status !== 'ready' || !Number.isFinite(durationSec) || durationSec <= 0) return;
      positioned.setPositionState?.({
        duration: durationSec,
        playbackRate: rate,
        position: Math.min(Math.max(0, positionSec), durationSec),
      });
    };
    report();
    return engine.subscribe(report);
  }, [engine]);
}

const browserSession = (): MediaSession | null =>
  typeof navigator !== 'undefined' && 'mediaSession' in navigator && typeof MediaMetadata === 'function'
    ? navigator.mediaSession
    : null;

function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action.
  }
}
