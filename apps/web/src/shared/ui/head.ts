import { createContext, useContext, useEffect } from 'react';

/** What a page says about itself to those who only read its head: search engines, previews of links. */
export interface Head {
  title?: string;
  description?: string;
  /** Address of a picture. */
  image?: string;
  /** Open Graph's kind of page. */
  type?: string;
  /** The page only leads to another one. */
  isRedirect?: boolean;
  /** The address names nothing. */
  isMissing?: boolean;
}

const HeadContext = createContext<Head | null>(null);

/** Takes what the page says while the server draws it; null in the browser. */
export const HeadProvider = HeadContext.Provider;

/** Whether the server draws the page. */
export const useIsOnServer = (): boolean => useContext(HeadContext) !== null;

/** Says something about the page. In the browser only the title changes: nobody reads the rest there. */
export function useHead(said: Head): void {
  const head = useContext(HeadContext);
  if (head) Object.assign(head, said);
  const { title } = said;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
