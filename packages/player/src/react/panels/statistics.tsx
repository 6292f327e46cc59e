import type { QualityLabel } from '@marquee/core';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import type { PlaybackStats } from '../../engine/playback-stats';
import { formatDecimal, formatNumber, formatPercent } from '../../messages/format';
import type { PlayerMessages } from '../../messages/player-messages';
import { qualityName } from '../../messages/names';
import { IconButton } from '../controls/icon-button';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';

const REFRESH_MS = 1000;

const UNKNOWN = '–';

function framesText({ decodedFrames, droppedFrames }: PlaybackStats, { statistics, locale }: PlayerMessages): string {
  const [dropped, decoded] = [formatNumber(droppedFrames, locale), formatNumber(decodedFrames, locale)];
  if (decodedFrames === 0) return statistics.frames({ dropped, decoded });
  return statistics.framesWithShare({
    dropped,
    decoded,
    share: formatPercent(droppedFrames / decodedFrames, locale, 1),
  });
}

function rows(stats: PlaybackStats, quality: QualityLabel | null, messages: PlayerMessages): [string, string][] {
  const { statistics: texts, locale } = messages;
  const { width, height, bufferAheadSec } = stats;
  const rate = (bits: number | null): string =>
    bits === null ? UNKNOWN : texts.rate({ megabits: formatDecimal(bits / 1e6, bits < 1e6 ? 2 : 1, locale) });
  return [
    [texts.resolution, width > 0 ? `${width} × ${height}` : UNKNOWN],
    [texts.bitrate, rate(stats.bitrate)],
    [texts.bandwidth, rate(stats.bandwidth)],
    [texts.buffer, texts.seconds({ seconds: formatDecimal(bufferAheadSec, 1, locale) })],
    [texts.droppedFrames, framesText(stats, messages)],
    [texts.codecs, stats.codecs ?? UNKNOWN],
    [texts.quality, quality ? qualityName(quality, messages) : UNKNOWN],
  ];
}

/** Playback statistics, updated every second and not announced to screen readers. */
export function Statistics() {
  const { engine, commands } = usePlayer();
  const messages = usePlayerMessages();
  const [stats, setStats] = useState(() => engine.getStats());
  const quality = useEngineState(engine, ({ activeQuality }) => activeQuality);
  useEffect(() => {
    const timer = setInterval(() => setStats(engine.getStats()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [engine]);
  return (
    <section className="mq-player__statistics" aria-label={messages.statistics.title}>
      <IconButton label={messages.statistics.close} icon={<X aria-hidden />} onClick={commands.toggleStatistics} />
      <dl>
        {rows(stats, quality, messages).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
