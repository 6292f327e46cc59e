import { Children, Suspense, type ReactNode } from 'react';

/** The rows of a page, in separate Suspense boundaries, so that React hydrates each separately. */
export const PageRows = ({ children }: { children: ReactNode }) => (
  <div className="mt-10 flex flex-col gap-14 md:mt-12 md:gap-16">
    {Children.map(children, (row) => (
      <Suspense>{row}</Suspense>
    ))}
  </div>
);
