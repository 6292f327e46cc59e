import type { QualityLabel } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import { capRestrictions } from '../../tracks/quality-lines';
import { tracksByQuality } from '../../tracks/video-tracks';
import { abrPhases } from './config';
import type { ShakaPlayer } from './load-shaka';
import type { OpenChoice, OpenedStream } from './opened-stream';
import { readTracks } from './read-tracks';

type HlsStream = Extract<Stream, { type: 'hls' }>;

const HLS_MIME_TYPE = 'application/x-mpegurl';
/** Seconds of the old picture kept on a manual switch, so that it does not stall. */
const SWITCH_MARGIN_SEC = 2;

/**
 * Makes Shaka set up for text now, without fetching any. It learns the time offset of text from pieces of video that
 * arrive afterwards; a track that is first chosen when the film is buffered to its end would wait for it forever.
 */
function primeText(player: ShakaPlayer): void {
  const [track] = player.getTextTracks();
  if (!track) return;
  player.selectTextTrack(track);
  player.selectTextTrack(null);
}

/** Loads a playlist. Rejects with Shaka's error. */
export async function openHls(player: ShakaPlayer, stream: HlsStream, choice: OpenChoice): Promise<OpenedStream> {
  let selected: QualityLabel = 'Auto';
  player.configure({
    abr: {
      enabled: true,
      restrictions: capRestrictions(choice.cap),
      ...abrPhases.starting,
    },
  });
  await player.load(stream.playlist, choice.startAtSec || null, HLS_MIME_TYPE);

  primeText(player);

  const select = (quality: QualityLabel): boolean => {
    if (quality !== 'Auto') {
      const track = tracksByQuality(player.getVideoTracks()).get(quality);
      if (!track) return false;
      player.configure('abr.enabled', false);
      player.selectVideoTrack(track, true, SWITCH_MARGIN_SEC);
    } else {
      player.configure('abr.enabled', true);
    }
    selected = quality;
    return true;
  };

  if (choice.quality && choice.quality !== 'Auto') select(choice.quality);
  return {
    describe: (before) => ({ ...readTracks(player, before), adaptive: true, quality: selected }),
    setCap: (cap) => void player.configure({ abr: { restrictions: capRestrictions(cap) } }),
    select: (quality) => Promise.resolve(select(quality)),
  };
}
