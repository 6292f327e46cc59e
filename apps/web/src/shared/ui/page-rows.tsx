import { Children, Suspense, type ReactNode, type Ref } from 'react';

/** The rows of a page, in separate Suspense boundaries, so that React hydrates each separately. */
export const PageRows = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex flex-col gap-12 md:mt-8 md:gap-14">
    {Children.map(children, (row) => (
      <Suspense>{row}</Suspense>
    ))}
  </div>
);

/** Where a row may appear later: its height takes back the gap that it makes. */
export const RowPlace = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} aria-hidden className="-mb-12 md:-mb-14" />
);
