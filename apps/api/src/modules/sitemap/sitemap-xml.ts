import { xml } from '../../http/xml';
import type { SitemapUrl } from './sitemap-urls';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const sitemapIndex = (origin: string, parts: readonly string[]): string =>
  [
    DECLARATION,
    `<sitemapindex xmlns="${NAMESPACE}">`,
    ...parts.map((part) => `<sitemap><loc>${xml(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');

export const sitemapPart = (origin: string, urls: readonly SitemapUrl[]): string =>
  [
    DECLARATION,
    `<urlset xmlns="${NAMESPACE}">`,
    ...urls.map(({ path, changedAtMs }) => {
      const changed = changedAtMs === undefined ? '' : `<lastmod>${new Date(changedAtMs).toISOString()}</lastmod>`;
      return `<url><loc>${xml(origin + path)}</loc>${changed}</url>`;
    }),
    '</urlset>\n',
  ].join('\n');
