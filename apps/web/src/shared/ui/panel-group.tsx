import type { ReactNode } from 'react';

/** A group of settings with a heading. */
export const PanelGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="mb-10">
    <h2 className="display mb-4 text-2xl">{title}</h2>
    {children}
  </section>
);
