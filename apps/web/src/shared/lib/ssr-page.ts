import { createContext, useContext } from 'react';

/** Inputs of the server's rendering, which the browser needs to hydrate the page. */
export interface SsrPage {
  /** Epoch milliseconds. */
  renderedAt: number;
  /** Seed of lists that are shuffled on each visit; only on pages with such a list. */
  visit?: string;
}

const SsrPageContext = createContext<SsrPage | null>(null);

/** Null if the page is not server-rendered. */
export const SsrPageProvider = SsrPageContext.Provider;

export const useSsrPage = (): SsrPage | null => useContext(SsrPageContext);
