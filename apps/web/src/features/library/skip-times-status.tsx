import { t } from '@lingui/core/macro';
import type { OperatorLibrary } from '@marquee/core/contracts';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { ProgressBar } from '../../shared/ui';

/** Progress of detecting intros and credits, and what this ffmpeg cannot detect (LIBRARY-51). */
export function SkipTimesStatus({ skipTimes }: { skipTimes: NonNullable<OperatorLibrary['skipTimes']> }) {
  const { method } = skipTimes;
  if (method === 'off' || skipTimes.seasons === 0) return null;
  const seasons = formatInteger(skipTimes.seasons);
  const done = formatInteger(skipTimes.done);
  const found = formatInteger(skipTimes.found);
  const isRunning = skipTimes.done < skipTimes.seasons;
  return (
    <div className="mt-2 text-sm text-ink-soft">
      <p>
        {isRunning
          ? t`Looking for intros and credits. Seasons compared: ${done} of ${seasons}.`
          : t`Seasons compared for intros and credits: ${seasons}. Episodes in which some were found: ${found}.`}
      </p>
      {isRunning && (
        <div className="mt-2 max-w-md">
          <ProgressBar
            percent={(100 * skipTimes.done) / skipTimes.seasons}
            label={t`Seasons that have been compared`}
          />
        </div>
      )}
      {method === 'picture' && (
        <p className="mt-1">
          {t`This server’s ffmpeg was built without chromaprint. Intros are only found from chapters, and credits from chapters and black frames.`}
        </p>
      )}
    </div>
  );
}
