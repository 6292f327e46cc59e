import { useHead } from './head';
import { useSiteName } from './site-name';

/** Title of the document: `Movies · Marquee`, or the site's name alone on home. */
const pageTitle = (siteName: string, title?: string): string => (title ? `${title} · ${siteName}` : siteName);

/** Names the document after the page; every route renders one. */
export function PageTitle({ title }: { title?: string }) {
  useHead({ title: pageTitle(useSiteName(), title) });
  return null;
}
