import { useHead } from './head';
import { useSiteName } from './site-name';

/** Title of the document: `Movies · Marquee`, or the site's name alone on home. */
const pageTitle = (siteName: string, title?: string): string => (title ? `${title} · ${siteName}` : siteName);

interface PageTitleProps {
  title?: string | undefined;
  /** The page does not exist: the server responds with 404. */
  isMissing?: boolean;
}

/** Sets the document's title; every route renders one. */
export function PageTitle({ title, isMissing }: PageTitleProps) {
  useHead({ title: pageTitle(useSiteName(), title), ...(isMissing && { isMissing }) });
  return null;
}
