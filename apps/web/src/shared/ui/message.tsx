import { t } from '@lingui/core/macro';
import { Clapperboard, Unplug, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

interface MessageProps {
  title: string;
  text?: string;
  action?: ReactNode;
  icon?: LucideIcon;
}

const frame =
  'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong px-6 py-14 text-center md:py-18';

/** Shown in place of an empty list. */
export const EmptyState = ({ title, text, action, icon: Icon = Clapperboard }: MessageProps) => (
  <div className={frame}>
    <Icon aria-hidden className="mb-1 size-10 text-ink-faint" strokeWidth={1.5} />
    <p className="max-w-prose text-lg font-semibold text-balance break-words">{title}</p>
    {text && <p className="max-w-md text-balance text-ink-soft">{text}</p>}
    {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
);

/** Shown in place of a section that failed to load, with a retry button (BROWSE-20). */
export const ErrorState = ({ onRetry, title, text }: { onRetry?: () => void } & Partial<MessageProps>) => (
  <div role="alert" className={frame}>
    <Unplug aria-hidden className="mb-1 size-10 text-ink-faint" strokeWidth={1.5} />
    <p className="max-w-prose text-lg font-semibold text-balance">{title ?? t`Something went wrong.`}</p>
    {text !== '' && (
      <p className="max-w-md text-balance text-ink-soft">
        {text ?? t`We couldn't load the content. Please check your internet connection or try again.`}
      </p>
    )}
    {onRetry && (
      <Button variant="secondary" className="mt-2" onClick={onRetry}>
        {t`Retry`}
      </Button>
    )}
  </div>
);
