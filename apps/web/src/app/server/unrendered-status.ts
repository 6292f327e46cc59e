import { parseIdParam, titleKey, type TitleKey } from '@marquee/core';
import { pageAt } from '../router';

export type PageStatus = 200 | 404 | 451 | 503;

const mediaTypes: Partial<Record<string, 'movie' | 'tv'>> = { movie: 'movie', series: 'tv', episode: 'tv' };

/**
 * The status of a page that is not rendered: 503 if only its data tell whether it exists, 451 for a title that the site
 * has taken down.
 */
export function unrenderedStatus(
  address: string,
  takenDown: { has: (key: TitleKey) => boolean } = { has: () => false },
): PageStatus {
  const page = pageAt(new URL(`http://localhost${address}`).pathname);
  if (!page || page.name === 'not-found') return 404;
  const mediaType = mediaTypes[page.name];
  const id = mediaType ? parseIdParam(page.params.id) : null;
  if (mediaType && id !== null && takenDown.has(titleKey(mediaType, id))) return 451;
  return page.isSsr && Object.keys(page.params).length > 0 ? 503 : 200;
}
