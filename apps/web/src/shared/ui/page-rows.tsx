import { Children, Suspense, type ReactNode } from 'react';

/** The rows of a page, in separate Suspense boundaries, so that React hydrates each separately. */
export const PageRows = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex flex-col gap-12 md:mt-8 md:gap-14">
    {Children.map(children, (row) => (
      <Suspense>{row}</Suspense>
    ))}
  </div>
);
