import { DAY_MS } from '@marquee/core';
import { Router, type Request } from 'express';
import type { PublicConfig } from '@marquee/core/contracts';
import { canonicalOrigin } from '../../http/canonical-origin';
import { languageOf } from '../../http/visitor-language';
import { openSearchDescription } from './open-search';

const robots = (origin: string): string => `User-agent: *
Allow: /api/img
Allow: /api/oembed
Disallow: /api/
Disallow: /account

Sitemap: ${origin}/sitemap.xml
`;

const PRIVATE_ROBOTS = `User-agent: *
Disallow: /
`;

/** RFC 9116 requires an expiry date; it is computed for each request. */
const SECURITY_TXT_DAYS = 180;

interface WellKnownDeps {
  config: (req: Request) => PublicConfig;
  now: () => number;
}

/** `/robots.txt`, `/.well-known/security.txt` and `/opensearch.xml`. */
export function createWellKnown({ config, now }: WellKnownDeps): Router {
  const router = Router();
  router.get('/robots.txt', (req, res) => {
    const { isPrivate, publicUrl } = config(req);
    const rules = isPrivate ? PRIVATE_ROBOTS : robots(canonicalOrigin(req, publicUrl));
    res.vary('Host').set('Cache-Control', 'public, max-age=3600').type('text/plain').send(rules);
  });
  /** Contact for reporting vulnerabilities; 404 if the operator configured none. */
  router.get('/.well-known/security.txt', (req, res, next) => {
    const { supportEmail } = config(req).links;
    if (!supportEmail) {
      next();
      return;
    }
    const expires = new Date(now() + SECURITY_TXT_DAYS * DAY_MS).toISOString();
    const lines = [`Contact: mailto:${supportEmail}`, `Expires: ${expires}`, 'Preferred-Languages: en'];
    res
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
  router.get('/opensearch.xml', (req, res) => {
    const { siteName, publicUrl } = config(req);
    const origin = canonicalOrigin(req, publicUrl);
    res
      .set('Cache-Control', 'public, max-age=86400')
      .vary('Host')
      .vary('Cookie')
      .vary('Accept-Language')
      .type('application/opensearchdescription+xml')
      .send(openSearchDescription(siteName, origin, languageOf(req.headers)));
  });
  return router;
}
