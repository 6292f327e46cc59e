import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Button } from '../../../shared/ui';

interface StillWatchingProps {
  onGoOn: () => void;
  onStop: () => void;
}

/** Asked after four episodes without interaction (PLAYER-13). */
export const StillWatching = ({ onGoOn, onStop }: StillWatchingProps) => (
  <section
    aria-label={t`Are you still watching?`}
    className="absolute inset-0 z-20 grid animate-[fade-in_180ms] place-content-center justify-items-center gap-6 bg-scrim p-6 text-center backdrop-blur-sm"
  >
    <p className="display text-2xl md:text-4xl">
      <Trans>Are you still watching?</Trans>
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog opens by itself, and this is its only purpose. */}
      <Button size="lg" onClick={onGoOn} autoFocus>
        <Play aria-hidden className="size-5 fill-current" /> <Trans>Keep watching</Trans>
      </Button>
      <Button size="lg" variant="secondary" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  </section>
);
