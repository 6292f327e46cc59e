import type { QualityLabel } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import { capRestrictions } from '../../tracks/quality-restrictions';
import { tracksByQuality } from '../../tracks/video-tracks';
import { isAbort } from '../errors/shaka-error';
import { browserConnection } from '../connection';
import { startupConfig } from './config';
import type { PreloadManager, ShakaPlayer } from './load-shaka';
import type { OpenOptions, OpenedStream } from './opened-stream';
import { readTracks } from './read-tracks';
import { correctStart } from './start-position';

type VideoTrack = ReturnType<ShakaPlayer['getVideoTracks']>[number];
type AdaptiveStream = Extract<Stream, { type: 'hls' | 'dash' }>;

/** The address of a playlist or manifest, and its type; Shaka would otherwise ask the server for it. */
const addressOf = (stream: AdaptiveStream): [string, string] =>
  stream.type === 'hls' ? [stream.playlist, 'application/x-mpegurl'] : [stream.manifest, 'application/dash+xml'];

/** Seconds of the old picture kept on a manual switch, so that it does not stall. */
const SWITCH_MARGIN_SEC = 2;

/**
 * Shows a track soon. Shaka does nothing for one that is active already, which Auto may have made it after all that is
 * buffered was fetched in another: that is fetched anew when `refetch` says so.
 */
function showTrack(player: ShakaPlayer, track: VideoTrack, refetch: boolean): void {
  const active = track.active ? player.getVariantTracks().find((variant) => variant.active) : undefined;
  if (!active) player.selectVideoTrack(track, true, SWITCH_MARGIN_SEC);
  else if (refetch) player.selectVariantTrack(active, true, SWITCH_MARGIN_SEC);
}

/**
 * Makes Shaka set up for text now, without fetching any. It learns the time offset of text from pieces of video that
 * arrive afterwards; a track that is first chosen when the film is buffered to its end would wait for it forever.
 */
function primeText(player: ShakaPlayer): void {
  const [track] = player.getTextTracks();
  if (!track || player.getTextTracks().some(({ active }) => active)) return;
  player.selectTextTrack(track);
  player.selectTextTrack(null);
}

/** Fetches playlists, initialisation and first segments before there is an element to play them in. */
export async function preloadAdaptive(
  player: ShakaPlayer,
  stream: AdaptiveStream,
  choice: Pick<OpenOptions, 'startAtSec' | 'cap'>,
): Promise<PreloadManager | null> {
  const [address, mimeType] = addressOf(stream);
  configureFor(player, stream, choice.cap);
  return player.preload(address, choice.startAtSec || null, mimeType);
}

/** What differs from stream to stream. */
function configureFor(player: ShakaPlayer, stream: AdaptiveStream, cap: QualityLabel): void {
  const { usesMediaTime = false, startBandwidth } = stream.type === 'hls' ? stream : {};
  player.configure({
    abr: {
      enabled: true,
      restrictions: capRestrictions(cap),
      ...startupConfig(startBandwidth, browserConnection()),
    },
    // Shaka places HLS segments by the lengths in the playlist unless it is told that they carry times of their own.
    manifest: { hls: { ignoreManifestTimestampsInSegmentsMode: usesMediaTime } },
    // A provider that was told what can be shown sends HDR to browsers that show it, and less below it for slow lines.
    preferredVideo: [{ hdrLevel: startBandwidth === undefined ? 'AUTO' : '' }],
  });
}

/** Loads a playlist or manifest, from what was fetched ahead where that worked. Rejects with Shaka's error. */
export async function openAdaptive(
  player: ShakaPlayer,
  stream: AdaptiveStream,
  choice: OpenOptions,
  preloaded: PreloadManager | null,
): Promise<OpenedStream> {
  let selected: QualityLabel = 'Auto';
  const [address, mimeType] = addressOf(stream);
  const load = (from: string | PreloadManager): Promise<void> => {
    configureFor(player, stream, choice.cap);
    return player.load(from, choice.startAtSec || null, mimeType);
  };
  const stopCorrecting = correctStart(player, choice);
  try {
    await (preloaded
      ? load(preloaded).catch((error: unknown) => {
          if (isAbort(error)) throw error;
          return load(address);
        })
      : load(address));
  } finally {
    stopCorrecting();
  }

  const select = (quality: QualityLabel, refetch: boolean): boolean => {
    if (quality !== 'Auto') {
      const track = tracksByQuality(player.getVideoTracks()).get(quality);
      if (!track) return false;
      player.configure('abr.enabled', false);
      showTrack(player, track, refetch);
    } else {
      player.configure('abr.enabled', true);
    }
    selected = quality;
    return true;
  };

  if (choice.quality && choice.quality !== 'Auto') select(choice.quality, false);
  return {
    describe: (before) => ({ ...readTracks(player, before), adaptive: true, quality: selected }),
    afterFirstFrame: () => primeText(player),
    setCap: (cap) => void player.configure({ abr: { restrictions: capRestrictions(cap) } }),
    lowerTo(quality) {
      const track = tracksByQuality(player.getVideoTracks()).get(quality);
      if (track) showTrack(player, track, true);
    },
    select: (quality) => Promise.resolve(select(quality, selected === 'Auto')),
  };
}
