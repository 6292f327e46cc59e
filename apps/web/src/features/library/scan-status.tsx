import { plural, t } from '@lingui/core/macro';
import type { OperatorLibrary } from '@marquee/core/contracts';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { ProgressBar } from '../../shared/ui';
import { SkipTimesStatus } from './skip-times-status';

/** Progress of the scan, and folders that cannot be read. */
export function ScanStatus({ library: { isScanned, folders, progress, skipTimes } }: { library: OperatorLibrary }) {
  const seen = formatInteger(progress.seen);
  const probed = formatInteger(progress.probed);
  const left = formatInteger(progress.left);
  const missing = folders.set - folders.reachable;
  const all = progress.probed + progress.left;
  return (
    <>
      <div role="status" className="mt-4 min-h-10 text-sm text-ink-soft">
        <span>
          {isScanned
            ? progress.left > 0
              ? t`Files found: ${seen}. Read: ${probed}, left to read: ${left}.`
              : t`Files found: ${seen}. All of them have been read.`
            : t`Looking through your folders. Files found so far: ${seen}.`}
        </span>
        {progress.left > 0 && isScanned && (
          <div className="mt-2 max-w-md">
            <ProgressBar percent={(100 * progress.probed) / all} label={t`Files that have been read`} />
          </div>
        )}
      </div>
      {skipTimes && <SkipTimesStatus skipTimes={skipTimes} />}
      {isScanned && missing > 0 && (
        <p role="alert" className="mt-3 border-s-2 border-warning ps-3 text-sm">
          {plural(missing, {
            one: '# folder of MEDIA_DIR can’t be read. Check that its disk is connected and that the server is allowed to read it.',
            other:
              '# folders of MEDIA_DIR can’t be read. Check that their disks are connected and that the server is allowed to read them.',
          })}
        </p>
      )}
    </>
  );
}
