import { bufferedAheadSec } from '../media-state';
import { elementStats, type PlaybackStats } from '../playback-stats';
import type { EngineState } from '../state';
import type { ShakaPlayer } from './load-shaka';

/** A measured or declared figure; Shaka returns 0 or NaN for unknown ones. */
const known = (value: number | null | undefined): number | null => (value && Number.isFinite(value) ? value : null);

export function readStats(
  player: ShakaPlayer | undefined,
  video: HTMLVideoElement | undefined,
  state: EngineState,
): PlaybackStats {
  const active = player?.getVariantTracks().find((track) => track.active);
  const stats = player?.getStats();
  return {
    ...elementStats(video),
    bitrate: known(stats?.streamBandwidth) ?? known(active?.bandwidth),
    bandwidth: known(stats?.estimatedBandwidth),
    codecs: active?.codecs ?? null,
    bufferAheadSec: bufferedAheadSec(state),
  };
}
