import { t } from '@lingui/core/macro';
import type { OperatorLibrary } from '@marquee/core/contracts';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { ProgressBar } from '../../shared/ui';
import { SkipTimesStatus } from './skip-times-status';

/** Progress of the scan. */
export function ScanStatus({ library: { isScanned, progress, skipTimes } }: { library: OperatorLibrary }) {
  const seen = formatInteger(progress.seen);
  const probed = formatInteger(progress.probed);
  const left = formatInteger(progress.left);
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
    </>
  );
}
