import type { ThumbnailSheets } from '../hls/playlists';
import { inputUrl, inputRestrictions } from '../probe/ffprobe';
import type { MediaInfo } from '../probe/media-info';
import type { Version } from '../version';

const columns = 5;
const maxRows = 5;

/**
 * A thumbnail every ten seconds, in short films every five; 25 per sheet, so that a sheet is quickly generated.
 *
 * @param filmSec duration of the film that the file is part of
 */
export function planThumbnailSheets(durationSec: number, filmSec = durationSec): ThumbnailSheets {
  const tileSec = filmSec < 300 ? 5 : 10;
  const tiles = Math.max(1, Math.ceil(durationSec / tileSec));
  const rows = Math.min(maxRows, Math.ceil(tiles / columns));
  const sheetSec = tileSec * columns * rows;
  return { sheetSec, tileSec, columns, rows, count: Math.ceil(durationSec / sheetSec) };
}

export interface FileSheets {
  /** The file, with its own name in the cache. */
  source: Version;
  sheets: ThumbnailSheets;
  durationSec: number;
}

/** The sheets of a version, file by file. */
export function sheetsByFile(version: Version): FileSheets[] {
  const { file, info, parts } = version;
  const sources = parts?.map((part, index) => ({ ...part, file: { ...part.file, key: `${file.key}-${index}` } }));
  return (sources ?? [version]).map((source) => {
    const { durationSec } = source.info;
    return { source, durationSec, sheets: planThumbnailSheets(durationSec, info.durationSec) };
  });
}

/** Arguments with which ffmpeg writes one sheet to its output. Decodes only key frames. */
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
