import { Trans } from '@lingui/react/macro';
import { useWatch } from '../watch-context';

/** Says that the sources could not be reached, as opposed to not having the title (EPISODE-07). */
export function SourcesFailure() {
  const { search } = useWatch().playback;
  const isOutage = search.skipped.some(({ code }) => code !== 'not-found');
  return search.status === 'failed' && isOutage ? (
    <p role="alert" className="text-sm font-medium text-danger">
      <Trans>Failed to load video sources. Please try again later.</Trans>
    </p>
  ) : null;
}
