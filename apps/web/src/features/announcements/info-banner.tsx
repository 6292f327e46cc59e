import { t } from '@lingui/core/macro';
import { chooseBanner, type InfoBanner as InfoBannerContent } from '@marquee/core';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useNow } from '../../shared/lib/timing/use-now';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { useSetting } from '../../shared/store/settings';
import { IconButton } from '../../shared/ui';
import { bannerDismissed, selectDismissedBanners } from './announcements.slice';
import { operatorFilesApi } from './operator-files-api';

const looks: Record<InfoBannerContent['type'], { icon: LucideIcon; tone: string }> = {
  info: { icon: Info, tone: 'text-accent-ink' },
  success: { icon: CircleCheck, tone: 'text-success' },
  warning: { icon: TriangleAlert, tone: 'text-warning' },
  error: { icon: OctagonAlert, tone: 'text-danger' },
};

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
  const { icon: Icon, tone } = looks[banner.type];
  return (
    <div className="page-x pointer-events-none absolute inset-x-0 z-20 mt-3 flex justify-center">
      <aside
        aria-label={banner.title}
        className="pointer-events-auto flex w-full max-w-3xl animate-[rise-in_220ms_var(--ease-out)] items-center gap-3 rounded-lg border border-line-strong bg-surface/95 py-1.5 pe-1.5 ps-4 text-sm shadow-panel"
      >
        <Icon aria-hidden className={`size-5 shrink-0 ${tone}`} />
        <p className="flex-1 py-1.5">
          <strong className="font-semibold">{banner.title}</strong>{' '}
          <span className="text-ink-soft">{banner.content}</span>
        </p>
        {banner.dismissible && (
          <IconButton label={t`Dismiss`} onClick={() => dispatch(bannerDismissed(banner.id))}>
            <X aria-hidden className="size-4" />
          </IconButton>
        )}
      </aside>
    </div>
  );
}
