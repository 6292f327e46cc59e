import type { FfmpegTools } from './ffmpeg-tools';
import type { TitleIndex } from './match/title-index';
import type { ProbeResult } from './probe/media-info';
import { canDirectPlay } from './probe/playback-support';
import type { LibraryFile, Skipped } from './scan/index-files';

export type FileProblem = Skipped['reason'] | Extract<ProbeResult, { ok: false }>['reason'] | 'needs_ffmpeg';

export interface LibraryState {
  isScanned: boolean;
  scanMs: number;
  folders: { set: number; reachable: number };
  /** Number of videos found so far by the running or the last scan. */
  seen: number;
  files: readonly LibraryFile[];
  titles: TitleIndex<LibraryFile>;
  /** Files that some request can find. */
  findable: ReadonlySet<LibraryFile>;
  waitingForProbe: number;
  skipped: readonly Skipped[];
  /** All files that are not served, including skipped ones. */
  problems: { relative: string; reason: FileProblem }[];
  /** Why a file cannot be played; undefined if it can, or if it has not been probed yet. */
  problemOf: (file: LibraryFile) => FileProblem | undefined;
  /** Undefined until a file has been probed. */
  probed: (file: LibraryFile) => ProbeResult | undefined;
}

/** Why a file with a known title cannot be played. */
export function playbackProblem(result: ProbeResult | undefined, tools: FfmpegTools): FileProblem | undefined {
  if (!result) return undefined;
  if (!result.ok) return result.reason;
  return tools.ffmpeg || canDirectPlay(result.info) ? undefined : 'needs_ffmpeg';
}
