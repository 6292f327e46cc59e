import { Trans } from '@lingui/react/macro';
import type { OperatorSettings } from '@marquee/core/contracts';

type FixedBy = NonNullable<OperatorSettings['fixed']['siteName']>;

/** A setting that the environment or a file sets, which the page cannot change. */
export const FixedRow = ({ label, value, by }: { label: string; value: string; by: FixedBy }) => (
  <div className="border-t border-line py-5">
    <p className="font-semibold">{label}</p>
    <p className="mt-1 break-words">{value}</p>
    <p className="mt-1 text-sm text-ink-soft">
      <Trans>
        Set by <code>{by}</code>. Change it there, or remove it there to change it here.
      </Trans>
    </p>
  </div>
);
