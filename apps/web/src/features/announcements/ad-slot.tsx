import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isReady } from '../../shared/config/paths';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { IconButton } from '../../shared/ui';
import { adDismissed, selectDismissedAds } from './announcements.slice';
import { operatorFilesApi } from './api/operator-files';
import { drawAd, localDay, runningAds } from './rules';

/** One of the operator's ads, drawn per visit; nothing where there is none. */
export function AdSlot() {
  const { data = [] } = operatorFilesApi.useAdsQuery();
  const dismissed = useAppSelector(selectDismissedAds);
  const isRestored = useIsRestored();
  const dispatch = useAppDispatch();
  const [{ openedMs, random }] = useState(() => ({ openedMs: Date.now(), random: Math.random() }));
  const ad = isRestored ? drawAd(runningAds(data, dismissed, openedMs), random) : undefined;
  if (!ad) return null;
  return (
    <aside aria-label="Advertisement" className="page-x">
      <div className="mx-auto w-fit max-w-full">
        <div className="flex h-11 items-center justify-between gap-4 text-ink-faint">
          {isReady('ads') ? (
            <Link to="/ads" className="label hover:text-ink">
              Ad
            </Link>
          ) : (
            <span className="label">Ad</span>
          )}
          <IconButton
            label="Close the ad for today"
            className="-mr-3"
            onClick={() => dispatch(adDismissed({ id: ad.id, day: localDay(openedMs) }))}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
        <a href={ad.link} target="_blank" rel="noreferrer sponsored">
          <img src={ad.gifUrl} alt="Advertisement" loading="lazy" className="h-28 rounded-md object-contain md:h-36" />
        </a>
      </div>
    </aside>
  );
}
