import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../pages';
import { useConfig } from '../../../shared/api';
import { useMediaQuery } from '../../../shared/lib/viewport/use-media-query';
import { useAppSelector } from '../../../shared/store';
import { selectCanUseSources } from '../../../shared/store/profiles.slice';
import { selectUser } from '../../../shared/store/session.slice';
import { IconButton } from '../../../shared/ui';

const KEY = 'demo-note-shown';
/** Long enough to read two lines. */
const OVER_PICTURE_MS = 12_000;

/** Without session storage it is shown again. */
function wasShown(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function rememberShown(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // It is shown again.
  }
}

/** Where this person adds what plays instead; null where they cannot. */
function useWayToAdd(): string | null {
  const { sources } = useConfig();
  const canUseSources = useAppSelector(selectCanUseSources);
  if (useAppSelector(selectUser)?.isOperator) return `${pages.operator.path}?tab=library`;
  return canUseSources && sources?.own !== 'off' ? pages.sources.path : null;
}

/** Says once a visit that a demo film plays: below the picture on phones, for a while in its corner on wider screens. */
export function DemoNote() {
  const [isOpen, setIsOpen] = useState(() => !wasShown());
  const wayToAdd = useWayToAdd();
  const isOverPicture = useMediaQuery('(min-width: 48rem)');
  useEffect(rememberShown, []);
  useEffect(() => {
    if (!isOverPicture) return;
    const timer = setTimeout(() => setIsOpen(false), OVER_PICTURE_MS);
    return () => clearTimeout(timer);
  }, [isOverPicture]);
  if (!isOpen) return null;
  return (
    <div
      role="status"
      className="demo-note dark absolute z-10 flex min-h-11 items-center gap-x-4 bg-surface ps-4 text-sm text-ink"
    >
      <p className="flex flex-1 flex-wrap items-center gap-x-4">
        <span className="py-1">
          <Trans>This is a demo film.</Trans>
        </span>
        {wayToAdd && (
          <Link to={wayToAdd} className="inline-flex min-h-11 items-center font-semibold text-accent-ink">
            <Trans>Add your own: how</Trans>
          </Link>
        )}
      </p>
      <IconButton label={t`Dismiss notice`} onClick={() => setIsOpen(false)}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}
