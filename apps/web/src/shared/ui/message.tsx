import type { ReactNode } from 'react';
import { Button } from './button';

interface MessageProps {
  title: string;
  text?: string;
  action?: ReactNode;
}

/** A list without entries. */
export const EmptyState = ({ title, text, action }: MessageProps) => (
  <div className="flex flex-col items-start gap-3 border-y border-line py-10">
    <p className="text-lg font-semibold">{title}</p>
    {text && <p className="max-w-prose text-ink-soft">{text}</p>}
    {action}
  </div>
);

/** A part of a page that failed to load, with a way to try again (accounts-player.md section 8). */
export const ErrorState = ({ onRetry, title, text }: { onRetry?: () => void } & Partial<MessageProps>) => (
  <div role="alert" className="flex flex-col items-start gap-3 border-y border-line py-10">
    <p className="text-lg font-semibold">{title ?? 'Something went wrong.'}</p>
    {text !== '' && (
      <p className="max-w-prose text-ink-soft">
        {text ?? "We couldn't load the content. Please check your internet connection or try again."}
      </p>
    )}
    {onRetry && (
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    )}
  </div>
);
