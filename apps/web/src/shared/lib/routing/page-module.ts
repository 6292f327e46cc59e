import type { ComponentType } from 'react';
import type { AppDispatch } from '../../store';

/** The exports of a file in `routes/`. */
export interface PageModule {
  Component: ComponentType;
  /** Prefetches the data that the page with these URL parameters shows first. */
  prefetch?: ((params: Readonly<Partial<Record<string, string>>>, dispatch: AppDispatch) => void) | undefined;
}
