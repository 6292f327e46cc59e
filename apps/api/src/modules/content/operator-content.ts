import { join } from 'node:path';
import type { z } from 'zod';
import type { Logger } from '@marquee/server';
import type { ContentKind } from '@marquee/core/contracts';
import { ContentFile } from './content-file';
import { adsSchema, bannersSchema, footerSchema, linksSchema, modalsSchema, siteSchema } from './content-schemas';
import { donationsFileSchema, guideFileSchema, partnersFileSchema, statisticsFileSchema } from './page-schemas';
import { SiteContent } from './site-content';
import { StoredContent, type ReadStored } from './stored-content';

/**
 * All that operators write: files in `{DATA_DIR}/content`, and where there is none what they stored on the dashboard.
 *
 * @param stored left out where only the files matter
 */
export function createOperatorContent(dataDir: string, logger: Logger, stored: ReadStored = () => undefined) {
  const file = <Schema extends z.ZodType>(name: string, schema: Schema, fallback: { read: () => z.output<Schema> }) =>
    new ContentFile({ path: join(dataDir, 'content', name), schema, fallback, logger });
  const page = <Schema extends z.ZodType>(kind: ContentKind, schema: Schema, empty: z.output<Schema>) =>
    new StoredContent({ kind, schema, empty, stored, logger });
  const fixed = <Value>(value: Value) => ({ read: () => value });
  return {
    modals: file('modalData.json', modalsSchema, page('modals', modalsSchema, [])),
    banners: file('bannerData.json', bannersSchema, page('banners', bannersSchema, [])),
    ads: file('ads.json', adsSchema, page('ads', adsSchema, [])),
    donations: file(
      'donations.json',
      donationsFileSchema,
      page('donations', donationsFileSchema, donationsFileSchema.parse({})),
    ),
    guide: file('guide.json', guideFileSchema, page('guide', guideFileSchema, {})),
    partners: file('partners.json', partnersFileSchema, page('partners', partnersFileSchema, {})),
    statistics: file('statistics.json', statisticsFileSchema, fixed({ source: 'sample' as const })),
    site: new SiteContent({
      file: file('site.json', siteSchema, fixed({})),
      links: page('links', linksSchema, {}),
      footer: page('footer', footerSchema, []),
    }),
  };
}
export type OperatorContent = ReturnType<typeof createOperatorContent>;
