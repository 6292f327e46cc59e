import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Rate } from './rating-row';
import type { RatedSubject } from './subject';

/** Asks for a rating when a film or a series has ended in the player. */
export const RateAtEnd = ({ subject: { key, title, year } }: { subject: RatedSubject }) => (
  <section
    aria-label={t`Your rating`}
    className="dark flex min-h-11 flex-wrap items-center justify-center gap-x-4 text-ink"
  >
    <h2 className="font-semibold">
      <Trans>How was {title}?</Trans>
    </h2>
    <Rate subject={{ key, title, year }} />
  </section>
);
