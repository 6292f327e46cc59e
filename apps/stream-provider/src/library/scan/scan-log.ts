import type { Logger } from '@marquee/server';
import type { Skipped } from './index-files';

interface Scanned {
  files: number;
  skipped: readonly Skipped[];
  /** Number of media folders, and of those that cannot be read. */
  folders: number;
  missing: number;
  scanMs: number;
}

/** Logs the result of a scan if it differs from the previous one. */
export function createScanLog(logger: Logger): (scanned: Scanned) => void {
  let last = '';
  return ({ files, skipped, folders, missing, scanMs }) => {
    const summary = `${files} ${skipped.length} ${missing}`;
    if (summary === last) return;
    last = summary;
    logger.info({ files, skipped: skipped.length, scanMs: Math.round(scanMs) }, 'library scanned');
    if (missing > 0) logger.warn(`${missing} of ${folders} media folders cannot be read.`);
    for (const { relative, reason } of skipped) logger.debug({ file: relative, reason }, 'library skipped a file');
  };
}
