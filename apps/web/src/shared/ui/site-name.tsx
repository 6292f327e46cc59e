import { createContext, useContext } from 'react';

const SiteNameContext = createContext('Marquee');

/** The site's name, from the operator's settings; set once around the app. */
export const SiteNameProvider = SiteNameContext.Provider;
export const useSiteName = (): string => useContext(SiteNameContext);
