import { t } from '@lingui/core/macro';
import type { InfoBanner } from '@marquee/core';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { IconButton } from '../../shared/ui';

const looks: Record<InfoBanner['type'], { icon: LucideIcon; tone: string }> = {
  info: { icon: Info, tone: 'text-accent-ink' },
  success: { icon: CircleCheck, tone: 'text-success' },
  warning: { icon: TriangleAlert, tone: 'text-warning' },
  error: { icon: OctagonAlert, tone: 'text-danger' },
};

/** A banner by itself. */
export function BannerCard({ banner, onDismiss }: { banner: InfoBanner; onDismiss?: () => void }) {
  const { icon: Icon, tone } = looks[banner.type];
  return (
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
        <IconButton label={t`Dismiss`} onClick={onDismiss}>
          <X aria-hidden className="size-4" />
        </IconButton>
      )}
    </aside>
  );
}
