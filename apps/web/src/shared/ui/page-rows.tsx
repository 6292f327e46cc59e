import { Children, type ReactNode } from 'react';
import { PagePart } from '../lib/first-page';

/** The rows of a page, one below the other; each becomes the browser's by itself. */
export const PageRows = ({ children }: { children: ReactNode }) => (
  <div className="mt-10 flex flex-col gap-14 md:mt-12 md:gap-16">
    {Children.map(children, (row) => (
      <PagePart>{row}</PagePart>
    ))}
  </div>
);
