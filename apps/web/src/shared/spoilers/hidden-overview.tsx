import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

interface HiddenOverviewProps {
  /** `Episode 5` */
  name: string;
  onShow: () => void;
}

/** In place of an overview that may spoil an episode. */
export const HiddenOverview = ({ name, onShow }: HiddenOverviewProps) => (
  <p className="relative z-10 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
    <Trans>Description hidden</Trans>
    <button
      type="button"
      aria-label={t`Show ${name}`}
      onClick={onShow}
      className="-my-2 inline-flex h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
    >
      <Trans>Show</Trans>
    </button>
  </p>
);
