import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '../../shared/i18n';
import { Button, buttonClass } from '../../shared/ui';
import { messages } from './token-calls';

/** The last screen of the guide. */
export function SetupComplete({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label={t`Setup Complete`}
      className="flex flex-col items-start gap-5 rounded-xl border bg-surface p-6 md:p-10"
    >
      <CircleCheck aria-hidden className="size-12 text-success" />
      <h2 ref={heading} tabIndex={-1} className="display text-3xl outline-none md:text-4xl">
        {t`Setup Complete`}
      </h2>
      <p role="status" className="font-medium text-success">
        {i18n._(messages.submitted)}
      </p>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          You can now watch in 4K wherever it’s available. You can change the quality in the player at any time.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/categories" className={buttonClass('primary', 'lg')}>
          {t`Browse categories`}
        </Link>
        <Button variant="quiet" size="lg" onClick={onAgain}>
          {t`Use another token`}
        </Button>
      </div>
    </section>
  );
}
