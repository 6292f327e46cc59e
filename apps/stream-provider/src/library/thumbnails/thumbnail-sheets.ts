import type { ThumbnailSheets } from '../hls/playlists';
import { inputUrl, inputRestrictions } from '../probe/ffprobe';
import type { MediaInfo } from '../probe/media-info';

const columns = 5;
const maxRows = 5;

/** A picture every ten seconds, in short films every five; 25 to a sheet, so that one is made in a moment. */
export function planThumbnailSheets(durationSec: number): ThumbnailSheets {
  const tileSec = durationSec < 300 ? 5 : 10;
  const tiles = Math.max(1, Math.ceil(durationSec / tileSec));
  const rows = Math.min(maxRows, Math.ceil(tiles / columns));
  const sheetSec = tileSec * columns * rows;
  return { sheetSec, tileSec, columns, rows, count: Math.ceil(durationSec / sheetSec) };
}

/** ffmpeg that writes one sheet to its output. It decodes key frames alone. */
export function thumbnailSheetArgs(path: string, { video }: MediaInfo, plan: ThumbnailSheets, index: number): string[] {
  const { sheetSec, tileSec, columns: across, rows } = plan;
  const filters = [
    `fps=fps=1/${tileSec}:start_time=0:round=up`,
    'scale=160:90:force_original_aspect_ratio=decrease',
    'pad=160:90:(ow-iw)/2:(oh-ih)/2',
    `tile=${across}x${rows}`,
  ];
  return [
    ...['-v', 'error', '-nostdin', ...inputRestrictions, '-skip_frame', 'nokey', '-noaccurate_seek'],
    ...['-ss', String(index * sheetSec), '-t', String(sheetSec), '-i', inputUrl(path), '-map', `0:${video.index}`],
    ...['-vf', filters.join(','), '-frames:v', '1', '-q:v', '6', '-f', 'mjpeg', 'pipe:1'],
  ];
}
