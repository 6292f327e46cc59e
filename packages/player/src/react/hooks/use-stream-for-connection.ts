import type { Stream } from '@marquee/core/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { browserConnection, connectionClass } from '../../engine/connection';
import type { PlayerEngine } from '../../engine/player-engine';
import { useEngineState } from './use-engine-state';

/** A single stop may have any cause. */
const stopsOfSlowConnection = 2;

/** The stream to play: a file's HLS playlist if the connection is known to be slow, or proves slower than the file. */
export function useStreamForConnection(engine: PlayerEngine, stream: Stream | undefined): Stream | undefined {
  const playlist = stream?.type === 'file' ? stream.playlist : undefined;
  const [tooFast, setTooFast] = useState<string>();
  const stops = useRef({ of: playlist, count: 0 });
  const hasStopped = useEngineState(
    engine,
    ({ buffering, firstFrame, seeking }) => buffering && firstFrame && !seeking,
  );
  const isKnownSlow = useMemo(
    () => playlist !== undefined && connectionClass(browserConnection()) === 'slow',
    [playlist],
  );

  useEffect(() => {
    if (stops.current.of !== playlist) stops.current = { of: playlist, count: 0 };
    if (!hasStopped) return;
    stops.current.count += 1;
    if (stops.current.count >= stopsOfSlowConnection) setTooFast(playlist);
  }, [hasStopped, playlist]);

  return useMemo((): Stream | undefined => {
    if (!stream || playlist === undefined || !(isKnownSlow || tooFast === playlist)) return stream;
    const { captions, segments, thumbnails } = stream;
    return {
      ...{ type: 'hls', playlist, usesMediaTime: true, captions },
      ...(segments && { segments }),
      ...(thumbnails !== undefined && { thumbnails }),
    };
  }, [stream, playlist, isKnownSlow, tooFast]);
}
