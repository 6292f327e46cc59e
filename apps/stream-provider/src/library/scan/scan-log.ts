import type { Logger } from '@marquee/server';
import type { Skipped } from './index-files';

interface Scanned {
  files: number;
  skipped: readonly Skipped[];
  /** Folders of MEDIA_DIR that cannot be read. */
  missing: number;
  scanMs: number;
}

/** Logs what a scan has found when it is not what the one before found. */
export function createScanLog(logger: Logger, folders: number): (scanned: Scanned) => void {
  let last = '';
  return ({ files, skipped, missing, scanMs }) => {
    const summary = `${files} ${skipped.length} ${missing}`;
    if (summary === last) return;
    last = summary;
    logger.info({ files, skipped: skipped.length, scanMs: Math.round(scanMs) }, 'library scanned');
    if (missing > 0) logger.warn(`MEDIA_DIR: ${missing} of ${folders} folders cannot be read.`);
    for (const { relative, reason } of skipped) logger.debug({ file: relative, reason }, 'library skipped a file');
  };
}
