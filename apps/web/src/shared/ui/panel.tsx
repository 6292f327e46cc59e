import type { ReactNode } from 'react';

/** A group of settings with a heading. */
export const PanelGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="mb-10">
    <h2 className="display mb-4 text-2xl">{title}</h2>
    {children}
  </section>
);

/** A row of a panel group: an action, its effect, and the control for it. */
export const PanelRow = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-5">
    <div className="max-w-prose">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
    </div>
    {children}
  </div>
);
