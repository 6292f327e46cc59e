import { createContext, useContext, useEffect } from 'react';

/** Metadata of a page for search engines and link previews. */
export interface Head {
  title?: string;
  description?: string | undefined;
  /** Open Graph type of the page. */
  type?: string;
  /** The page redirects to another one. */
  isRedirect?: boolean;
  /** The page does not exist. */
  isMissing?: boolean;
}

const HeadContext = createContext<Head | null>(null);

/** Collects the metadata while the server renders; null in the browser. */
export const HeadProvider = HeadContext.Provider;

/** Whether the server is rendering. */
export const useIsOnServer = (): boolean => useContext(HeadContext) !== null;

/** Sets the page's metadata. In the browser only the title changes: nothing reads the rest there. */
export function useHead(said: Head): void {
  const head = useContext(HeadContext);
  if (head) Object.assign(head, said);
  const { title } = said;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
