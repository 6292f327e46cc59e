import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TvDetails } from '@marquee/tmdb';
import { Bell, BellOff } from 'lucide-react';
import { cx } from '../../shared/lib/cx';
import { afterRehydration, useAppDispatch, useAppSelector, useAppStore } from '../../shared/store';
import { followToggled, selectIsFollowed } from '../../shared/store/follows';
import { Button } from '../../shared/ui';

/** Follows a series, or unfollows it. As wide as the longer of its labels. */
export function FollowButton({ series: { key, title, year } }: { series: Pick<TvDetails, 'key' | 'title' | 'year'> }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isFollowed = useAppSelector((state) => selectIsFollowed(state, key));
  const toggle = () =>
    afterRehydration(store, () => {
      // Otherwise it is as wanted already; the button just had not shown it yet.
      if (selectIsFollowed(store.getState(), key) === isFollowed) dispatch(followToggled(key, { title, year }));
    });
  const label = isFollowed ? t`Unfollow ${title}` : t`Follow ${title}`;
  const Icon = isFollowed ? BellOff : Bell;
  return (
    <Button variant="secondary" aria-label={label} title={label} onClick={toggle}>
      <Icon aria-hidden className="size-4" />
      <span className="grid *:col-start-1 *:row-start-1">
        <span className={cx(isFollowed && 'invisible')}>
          <Trans>Follow</Trans>
        </span>
        <span className={cx(!isFollowed && 'invisible')}>
          <Trans>Unfollow</Trans>
        </span>
      </span>
    </Button>
  );
}
