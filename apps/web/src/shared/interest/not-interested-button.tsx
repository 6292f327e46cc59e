import { t } from '@lingui/core/macro';
import { EyeOff } from 'lucide-react';
import { cx } from '../lib/cx';
import { afterRehydration, useAppDispatch, useAppSelector, useAppStore } from '../store';
import { selectIsNotInterested } from '../store/not-interested';
import { IconButton } from '../ui';
import { toggleInterest, type LeftOutTitle } from './toggle-interest';

/** Leaves a title out of lists and suggestions. */
export function NotInterestedButton({ title: { key, title, year } }: { title: LeftOutTitle }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isLeftOut = useAppSelector((state) => selectIsNotInterested(state, key));
  return (
    <IconButton
      label={isLeftOut ? t`Suggest ${title} again` : t`Not interested in ${title}`}
      aria-pressed={isLeftOut}
      onClick={() => afterRehydration(store, () => dispatch(toggleInterest({ key, title, year })))}
      className={cx(isLeftOut && 'text-accent-ink')}
    >
      <EyeOff aria-hidden className="size-5" />
    </IconButton>
  );
}
