import { t } from '@lingui/core/macro';
import { useWatch } from '../watch-context';

/** Label of a button while sources are searched: "Checking {source name}...". */
export function CheckingLabel() {
  const { checkingName: source } = useWatch().playback.search;
  return (
    <>
      <span aria-hidden className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent" />
      <span>{source ? t`Checking ${source}...` : t`Checking...`}</span>
    </>
  );
}
