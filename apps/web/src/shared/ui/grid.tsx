import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

interface GridProps {
  children: ReactNode[];
  label?: string;
  /** All cells are poster cards of known height: those off screen are not laid out. */
  posters?: boolean;
}

/** A grid of posters in as many columns as fit. Children are the contents of list items, each with a key. */
export const Grid = ({ children, label, posters }: GridProps) => (
  <div className="@container">
    <ul aria-label={label} className={cx('poster-grid', posters && 'grid-cells')}>
      {children}
    </ul>
  </div>
);

/** A grid directly below the page's h1: the cards' h3 needs a heading level in between. */
export const TitledGrid = ({ children, label }: { children: ReactNode[]; label: string }) => (
  <>
    <h2 className="sr-only">{label}</h2>
    <Grid label={label}>{children}</Grid>
  </>
);
