import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  text: string;
  /** Of the content: width and padding. */
  className?: string;
  children: ReactNode;
}

/** A row of a panel that expands, to a form by default. */
export const Disclosure = ({ title, text, className = 'max-w-md pt-2 pb-8', children }: DisclosureProps) => (
  <details className="group border-t border-line">
    <summary className="flex min-h-20 items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="mt-1 block text-sm text-ink-soft">{text}</span>
      </span>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180" />
    </summary>
    <div className={className}>{children}</div>
  </details>
);
