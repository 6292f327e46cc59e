import { pageAt } from '../router';

export type PageStatus = 200 | 404 | 503;

/** The status of a page that is not rendered: 503 if only its data tell whether it exists. */
export function unrenderedStatus(address: string): PageStatus {
  const page = pageAt(new URL(`http://localhost${address}`).pathname);
  if (!page || page.name === 'not-found') return 404;
  return page.isSsr && Object.keys(page.params).length > 0 ? 503 : 200;
}
