import { t } from '@lingui/core/macro';
import { pickWeightedAd, visibleAds, type Ad } from '@marquee/core';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { IconButton } from '../../shared/ui';
import { adDismissed, selectDismissedAds } from './announcements.slice';
import { operatorFilesApi } from './operator-files-api';
import { localDay } from '../../shared/lib/format/local-day';

/** An ad, chosen by weight once per visit. `onGone` is called if there is none, or it was closed. */
export function AdBanner({ onGone }: { onGone: () => void }) {
  const { data: ads, isError } = operatorFilesApi.useAdsQuery();
  const dismissed = useAppSelector(selectDismissedAds);
  const isRestored = useIsRestored();
  const dispatch = useAppDispatch();
  const [{ openedMs, random }] = useState(() => ({ openedMs: Date.now(), random: Math.random() }));
  const today = localDay(openedMs);
  const ad =
    ads && isRestored ? pickWeightedAd(visibleAds(ads, dismissed, { nowMs: openedMs, today }), random) : undefined;
  const isGone = isError || (ads !== undefined && isRestored && !ad);
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (!ad) return null;
  const close = ({ id }: Ad) => {
    // The space closes together with the ad: showing another one would punish the click.
    onGone();
    dispatch(adDismissed({ id, day: today }));
  };
  return (
    <div className="flex max-w-full min-w-40 flex-col">
      <div className="flex h-11 items-center justify-between gap-4 text-ink-faint">
        <Link
          to="/ads"
          aria-label={t`Ad: why we have ads`}
          className="label inline-flex min-h-11 items-center hover:text-ink"
        >
          {t({ message: 'Ad', context: 'advertisement' })}
        </Link>
        <IconButton label={t`Hide the ad for today`} className="-me-3" onClick={() => close(ad)}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      <a href={ad.link} target="_blank" rel="noreferrer sponsored" className="min-h-0 flex-1">
        <img
          src={ad.gifUrl}
          alt={t`Advertisement`}
          referrerPolicy="no-referrer"
          onError={onGone}
          className="h-full rounded-md object-contain"
        />
      </a>
    </div>
  );
}
