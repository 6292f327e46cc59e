import { useEffect, useState } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';

const CHANNEL = 'marquee-player';

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/**
 * Only one tab plays at a time: a player that starts notifies the site's other tabs, which pause. True if another tab
 * has paused this one and it has not played since.
 */
export function useSingleTabPlayback(engine: PlayerEngine, pause: () => void): boolean {
  const [isPlayingElsewhere, setIsPlayingElsewhere] = useState(false);
  useEffect(() => {
    const channel = openChannel();
    if (!channel) return;
    let playing = !engine.getState().paused;
    const unsubscribe = engine.subscribe(() => {
      const now = !engine.getState().paused;
      if (now === playing) return;
      playing = now;
      if (!now) return;
      setIsPlayingElsewhere(false);
      channel.postMessage('plays');
    });
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { status, paused } = engine.getState();
      // Without a stream yet, while one loads, and after a failure it may play by itself later.
      const mayPlay = !paused || status !== 'ready';
      if (data !== 'plays' || !mayPlay) return;
      pause();
      setIsPlayingElsewhere(true);
    };
    return () => {
      unsubscribe();
      channel.close();
    };
  }, [engine, pause]);
  return isPlayingElsewhere;
}
