import { join } from 'node:path';
import { z } from 'zod';
import type { Logger } from '@marquee/server';
import { ContentFile } from './content-file';
import { adSchema, bannerSchema, modalSchema, siteSchema } from './content-schemas';
import { donationsFileSchema, guideFileSchema, partnersFileSchema, statisticsFileSchema } from './page-schemas';

/** All files that the operator may create in `{DATA_DIR}/content`. */
export function createOperatorContent(dataDir: string, logger: Logger) {
  const file = <Schema extends z.ZodType>(name: string, schema: Schema, empty: z.output<Schema>) =>
    new ContentFile({ path: join(dataDir, 'content', name), schema, empty, logger });
  return {
    modals: file('modalData.json', z.array(modalSchema), []),
    banners: file('bannerData.json', z.array(bannerSchema), []),
    ads: file('ads.json', z.array(adSchema), []),
    donations: file('donations.json', donationsFileSchema, donationsFileSchema.parse({})),
    guide: file('guide.json', guideFileSchema, {}),
    partners: file('partners.json', partnersFileSchema, {}),
    statistics: file('statistics.json', statisticsFileSchema, { source: 'sample' }),
    site: file('site.json', siteSchema, {}),
  };
}
export type OperatorContent = ReturnType<typeof createOperatorContent>;
