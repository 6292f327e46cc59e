import type { ComponentType } from 'react';
import type { AppDispatch } from '../../store';

/** What a file of `routes/` exports. */
export interface PageModule {
  Component: ComponentType;
  /** Asks for what the page at an address with these parameters shows first. */
  prefetch?: (params: Readonly<Partial<Record<string, string>>>, dispatch: AppDispatch) => void;
}
