import type { FfmpegTools } from './ffmpeg-tools';
import type { ProbeResult } from './probe/media-info';
import { canDirectPlay } from './probe/playback-support';
import type { LibraryFile, Skipped } from './scan/index-files';

export type FileProblem = Skipped['reason'] | Extract<ProbeResult, { ok: false }>['reason'] | 'needs_ffmpeg';

export interface LibraryState {
  isScanned: boolean;
  scanMs: number;
  folders: { set: number; reachable: number };
  /** Videos that the scan has come across, of those that it is reading or has read. */
  seen: number;
  files: readonly LibraryFile[];
  /** Files that a request can find. */
  findable: ReadonlySet<LibraryFile>;
  waitingForProbe: number;
  skipped: readonly Skipped[];
  /** All that is not served, the skipped included. */
  problems: { relative: string; reason: FileProblem }[];
  /** Why a file cannot be played; undefined where it can, and where nobody has looked yet. */
  problemOf: (file: LibraryFile) => FileProblem | undefined;
}

/** Why a file whose title is known cannot be played. */
export function playbackProblem(result: ProbeResult | undefined, tools: FfmpegTools): FileProblem | undefined {
  if (!result) return undefined;
  if (!result.ok) return result.reason;
  return tools.ffmpeg || canDirectPlay(result.info) ? undefined : 'needs_ffmpeg';
}
