import type { ReactNode } from 'react';

/** Posters in as many columns as fit. Children are list items' contents, each with a key. */
export const Grid = ({ children, label }: { children: ReactNode[]; label?: string }) => (
  <ul aria-label={label} className="poster-grid">
    {children}
  </ul>
);

/** A grid that is the page's own content, directly below its h1: the h3 of the cards needs a level between. */
export const TitledGrid = ({ children, label }: { children: ReactNode[]; label: string }) => (
  <>
    <h2 className="sr-only">{label}</h2>
    <Grid label={label}>{children}</Grid>
  </>
);
