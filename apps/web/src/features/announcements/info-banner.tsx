import { chooseBanner } from '@marquee/core';
import { useNow } from '../../shared/lib/timing/use-now';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { useSetting } from '../../shared/store/settings';
import { bannerDismissed, selectDismissedBanners } from './announcements.slice';
import { BannerCard } from './banner-card';
import { operatorFilesApi } from './operator-files-api';

/** The operator's banner, overlaid at the top of the page so that nothing moves when it appears. */
export function InfoBanner() {
  const { data = [] } = operatorFilesApi.useBannersQuery();
  const dismissed = useAppSelector(selectDismissedBanners);
  const isRestored = useIsRestored();
  const isWanted = useSetting('notifyBanners');
  const dispatch = useAppDispatch();
  const openedMs = useNow();
  const banner = isRestored && isWanted ? chooseBanner(data, dismissed, openedMs) : undefined;
  if (!banner) return null;
  return (
    <div className="page-x pointer-events-none absolute inset-x-0 z-20 mt-3 flex justify-center">
      <BannerCard banner={banner} onDismiss={() => dispatch(bannerDismissed(banner.id))} />
    </div>
  );
}
