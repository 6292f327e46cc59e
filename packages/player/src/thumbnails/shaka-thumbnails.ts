import type { ShakaPlayer } from '../engine/shaka/load-shaka';
import type { Thumbnail } from './thumbnail';

/** The thumbnail at a second from the stream's image track; null if there is none. */
export async function shakaThumbnail(player: ShakaPlayer, positionSec: number): Promise<Thumbnail | null> {
  const track = player.getImageTracks()[0];
  if (!track) return null;
  const found = await player.getThumbnails(track.id, positionSec);
  const url = found?.uris[0];
  if (!found || !url) return null;
  return {
    url,
    x: found.positionX,
    y: found.positionY,
    width: found.width,
    height: found.height,
    sheetWidth: found.imageWidth || found.width,
    sheetHeight: found.imageHeight || found.height,
  };
}
