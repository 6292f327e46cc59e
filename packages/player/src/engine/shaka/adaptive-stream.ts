import type { QualityLabel } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import { screenCap } from '../../tracks/device';
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

/** The URL of a playlist or manifest with its type, which Shaka would otherwise request from the server. */
const addressOf = (stream: AdaptiveStream): [string, string] =>
  stream.type === 'hls' ? [stream.playlist, 'application/x-mpegurl'] : [stream.manifest, 'application/dash+xml'];

/** Seconds of the old rendition to keep on a manual switch, to prevent a stall. */
const SWITCH_MARGIN_SEC = 2;

/**
 * Switches to a track soon. Shaka ignores a track that is already active, even if Auto selected it after the whole
 * buffer was fetched in another; `refetch` replaces that buffer.
 */
function showTrack(player: ShakaPlayer, track: VideoTrack, refetch: boolean): void {
  const active = track.active ? player.getVariantTracks().find((variant) => variant.active) : undefined;
  if (!active) player.selectVideoTrack(track, true, SWITCH_MARGIN_SEC);
  else if (refetch) player.selectVariantTrack(active, true, SWITCH_MARGIN_SEC);
}

/**
 * Prepares Shaka for text without fetching any. It learns the time offset of text only from video segments that arrive
 * afterwards; a track first selected when the film is fully buffered would wait for it for ever.
 */
function primeText(player: ShakaPlayer): void {
  const [track] = player.getTextTracks();
  if (!track || player.getTextTracks().some(({ active }) => active)) return;
  player.selectTextTrack(track);
  player.selectTextTrack(null);
}

/** What a stream starts with. */
interface StartChoice extends Pick<OpenOptions, 'cap' | 'withoutSound'> {
  /** Bandwidth that the first rendition may need at most, for a stream that names none. */
  startBandwidth?: number | undefined;
}

/** The beginning of a stream, and the choice with which it was fetched. */
export interface Preloaded extends Pick<StartChoice, 'startBandwidth'> {
  manager: PreloadManager;
}

/** Fetches playlists, initialisation and first segments before there is an element to play them in. */
export async function preloadAdaptive(
  player: ShakaPlayer,
  stream: AdaptiveStream,
  choice: StartChoice & Pick<OpenOptions, 'startAtSec'>,
): Promise<PreloadManager | null> {
  const [address, mimeType] = addressOf(stream);
  configureFor(player, stream, choice);
  return player.preload(address, choice.startAtSec || null, mimeType);
}

/**
 * What `Auto` may select. A server that names the variant to start with copies it from its file, and would have to encode
 * a smaller one, so that the size of the screen does not count.
 */
const restrictionsOf = (stream: AdaptiveStream, cap: QualityLabel) =>
  capRestrictions(stream.type === 'hls' && stream.startBandwidth !== undefined ? cap : screenCap(cap));

/** Settings that differ between streams. A bandwidth to start with that the stream names is that of a copy of its file. */
function configureFor(player: ShakaPlayer, stream: AdaptiveStream, choice: StartChoice): void {
  const { usesMediaTime = false, startBandwidth } = stream.type === 'hls' ? stream : {};
  player.configure({
    abr: {
      enabled: true,
      restrictions: restrictionsOf(stream, choice.cap),
      ...startupConfig(startBandwidth ?? choice.startBandwidth, browserConnection()),
    },
    // Shaka positions HLS segments by the durations in the playlist unless configured to use their own timestamps.
    manifest: { hls: { ignoreManifestTimestampsInSegmentsMode: usesMediaTime } },
    // Providers that know the browser's capabilities send HDR to browsers that support it, and lower renditions for
    // slow connections.
    preferredVideo: [{ hdrLevel: startBandwidth === undefined ? 'AUTO' : '' }],
  });
  player.configure('manifest.disableAudio', choice.withoutSound ?? false);
}

/** Loads a playlist or manifest, using preloaded data if available. Rejects with Shaka's error. */
export async function openAdaptive(
  player: ShakaPlayer,
  stream: AdaptiveStream,
  choice: OpenOptions,
  preloaded: Preloaded | null,
): Promise<OpenedStream> {
  let selected: QualityLabel = 'Auto';
  const [address, mimeType] = addressOf(stream);
  const load = (from: string | PreloadManager, startBandwidth?: number): Promise<void> => {
    configureFor(player, stream, { ...choice, startBandwidth });
    return player.load(from, choice.startAtSec || null, mimeType);
  };
  const stopCorrecting = correctStart(player, choice);
  try {
    await (preloaded
      ? load(preloaded.manager, preloaded.startBandwidth).catch((error: unknown) => {
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
    setCap: (cap) => void player.configure({ abr: { restrictions: restrictionsOf(stream, cap) } }),
    lowerTo(quality) {
      const track = tracksByQuality(player.getVideoTracks()).get(quality);
      if (track) showTrack(player, track, true);
    },
    select: (quality) => Promise.resolve(select(quality, selected === 'Auto')),
  };
}
