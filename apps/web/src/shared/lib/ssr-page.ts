import { createContext, useContext } from 'react';

/** What the server rendered a page with, so that the browser hydrates it with the same. */
export interface SsrPage {
  /** Epoch milliseconds. */
  renderedAt: number;
  /** Seed of lists that are shuffled on each visit; only on pages with such a list. */
  visit?: string;
}

const SsrPageContext = createContext<SsrPage | null>(null);

/** Null where the browser renders everything. */
export const SsrPageProvider = SsrPageContext.Provider;

export const useSsrPage = (): SsrPage | null => useContext(SsrPageContext);
