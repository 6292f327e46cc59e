import { DAY_MS } from '@marquee/core';
import { Router, type Request } from 'express';
import type { PublicConfig } from '@marquee/core/contracts';
import { languageOf } from '../../http/visitor-language';
import { openSearchDescription } from './open-search';

const ROBOTS = `User-agent: *
Allow: /api/img
Disallow: /api/
Disallow: /account
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
    const rules = config(req).isPrivate ? PRIVATE_ROBOTS : ROBOTS;
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(rules);
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
    const origin = publicUrl || `${req.protocol}://${req.get('host') ?? 'localhost'}`;
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
