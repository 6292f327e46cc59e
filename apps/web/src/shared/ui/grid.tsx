import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

interface GridProps {
  children: ReactNode[];
  label?: string;
  /** All cells are poster cards, whose height is known: those off screen are not laid out. */
  posters?: boolean;
}

/** Posters in as many columns as fit. Children are list items' contents, each with a key. */
export const Grid = ({ children, label, posters }: GridProps) => (
  <div className="@container">
    <ul aria-label={label} className={cx('poster-grid', posters && 'grid-cells')}>
      {children}
    </ul>
  </div>
);

/** A grid that is the page's own content, directly below its h1: the h3 of the cards needs a level between. */
export const TitledGrid = ({ children, label }: { children: ReactNode[]; label: string }) => (
  <>
    <h2 className="sr-only">{label}</h2>
    <Grid label={label}>{children}</Grid>
  </>
);
