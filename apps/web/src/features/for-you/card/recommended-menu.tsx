import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Reason } from '@marquee/core/recommendations';
import { Ellipsis, EyeOff, ThumbsDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../../../shared/lib/cx';
import { toggleInterest } from '../../../shared/interest/toggle-interest';
import { useAppDispatch } from '../../../shared/store';
import { Menu, menuItemClass } from '../../../shared/ui/dialog';
import { useForYouStore } from '../for-you-store';
import type { ForYouTitle } from '../recommender/for-you-title';
import { reasonText } from './reason-text';
import { refuseTitle } from './refuse-title';

interface RecommendedMenuProps {
  item: ForYouTitle;
  reasons: readonly Reason[];
  companion?: string | null;
  className?: string;
}

/** Why a title is recommended, and what to do about it. */
export function RecommendedMenu({ item, reasons, companion = null, className }: RecommendedMenuProps) {
  const dispatch = useAppDispatch();
  const store = useForYouStore();
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const name = item.title;
  const label = t`Why ${name} is recommended`;
  const act = (refuse: () => void) => {
    setIsOpen(false);
    refuse();
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={cx('inline-flex size-11 items-center justify-center rounded-full', className)}
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
      {isOpen && (
        <Menu title={label} anchor={anchor} onClose={() => setIsOpen(false)} className="w-72 p-1.5">
          <div className="px-2.5 pt-2 pb-3">
            <h2 className="text-sm font-semibold">
              <Trans>Why this title?</Trans>
            </h2>
            <ul className="mt-2 grid list-disc gap-1 ps-4 text-sm text-ink-soft">
              {reasons.length === 0 && <li>{t`It fits what you usually watch`}</li>}
              {reasons.map((reason, index) => (
                <li key={index}>{reasonText(reason, companion)}</li>
              ))}
            </ul>
            <p className="mt-3 text-xs text-ink-faint">
              <Trans>Worked out on this device. Your taste isn’t sent anywhere.</Trans>
            </p>
          </div>
          <button type="button" onClick={() => act(() => refuseTitle(store, item, 'less'))} className={menuItemClass}>
            <ThumbsDown aria-hidden className="size-4 text-ink-faint" />
            <Trans>Less of this</Trans>
          </button>
          <button type="button" onClick={() => act(() => dispatch(toggleInterest(item)))} className={menuItemClass}>
            <EyeOff aria-hidden className="size-4 text-ink-faint" />
            <Trans>Not interested</Trans>
          </button>
        </Menu>
      )}
    </>
  );
}
