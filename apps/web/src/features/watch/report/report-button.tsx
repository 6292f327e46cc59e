import { t } from '@lingui/core/macro';
import { MessageCircle } from 'lucide-react';
import { buttonClass } from '../../../shared/ui';
import { useWatch } from '../watch-context';

/** Opens the report of a problem with what the page is about. */
export function ReportButton({ of }: { of: 'here' | 'title' }) {
  const { report } = useWatch();
  const label = t`Report a problem`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => report(of)}
      className={`${buttonClass('secondary', 'lg')} min-w-13 px-0!`}
    >
      <MessageCircle aria-hidden className="size-5" />
    </button>
  );
}
