import { concatProbes } from './probe/concat-infos';
import type { MediaInfo, ProbeResult } from './probe/media-info';
import type { LibraryFile } from './scan/index-files';

/** A playable file with its probed facts. */
export interface Version {
  file: LibraryFile;
  info: MediaInfo;
  /** For a film in several files: each of them. */
  parts?: readonly Version[];
}

/** @param results of the file, or of each of its parts */
export function toVersion(file: LibraryFile, results: readonly ProbeResult[]): Version | undefined {
  const [only] = results;
  if (!file.parts) return only?.ok ? { file, info: only.info } : undefined;
  const joined = concatProbes(results);
  if (!joined?.ok) return undefined;
  const parts = file.parts.flatMap((part, index) => {
    const result = results[index];
    return result?.ok ? [{ file: part, info: result.info }] : [];
  });
  return { file, info: joined.info, parts };
}
