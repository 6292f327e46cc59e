import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import type { PlaybackStats } from '../../engine/playback-stats';
import { IconButton } from '../controls/icon-button';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayer } from '../player-context';

const REFRESH_MS = 1000;

const rate = (bits: number | null): string =>
  bits === null ? '–' : `${(bits / 1e6).toFixed(bits < 1e6 ? 2 : 1)} Mbit/s`;

function rows(stats: PlaybackStats): [string, string][] {
  const { width, height, decodedFrames, droppedFrames } = stats;
  const share = decodedFrames > 0 ? ` (${((droppedFrames / decodedFrames) * 100).toFixed(1)}%)` : '';
  return [
    ['Resolution', width > 0 ? `${width} × ${height}` : '–'],
    ['Bitrate', rate(stats.bitrate)],
    ['Bandwidth', rate(stats.bandwidth)],
    ['Buffer', `${stats.bufferAheadSec.toFixed(1)} s`],
    ['Dropped frames', `${droppedFrames} of ${decodedFrames}${share}`],
    ['Codecs', stats.codecs ?? '–'],
  ];
}

/** Figures of playback, once a second. Not announced: whoever wants one reads it. */
export function Statistics() {
  const { engine, commands } = usePlayer();
  const [stats, setStats] = useState(() => engine.getStats());
  const quality = useEngineState(engine, ({ activeQuality }) => activeQuality);
  useEffect(() => {
    const timer = setInterval(() => setStats(engine.getStats()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [engine]);
  return (
    <section className="mq-player__statistics" aria-label="Playback statistics">
      <IconButton label="Close statistics" icon={<X aria-hidden />} onClick={commands.toggleStatistics} />
      <dl>
        {[...rows(stats), ['Quality', quality ?? '–'] as const].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
