import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass, PanelGroup } from '../../../shared/ui';

/** Shown if nobody is logged in. */
export const Guest = () => (
  <PanelGroup title={t`Profile`}>
    <div className="flex flex-wrap items-center gap-5 border-t border-line py-5">
      <span aria-hidden className="flex size-14 items-center justify-center rounded-full bg-raised text-ink-soft">
        <UserRound className="size-7" strokeWidth={1.5} />
      </span>
      <div className="min-w-48 flex-1">
        <p className="text-lg font-semibold">
          <Trans>Guest</Trans>
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>You’re not logged in. Your bookmarks, history and settings are only in this browser.</Trans>
        </p>
      </div>
      <Link to="/login" className={buttonClass()}>
        <Trans>Go To Login</Trans>
      </Link>
    </div>
  </PanelGroup>
);
