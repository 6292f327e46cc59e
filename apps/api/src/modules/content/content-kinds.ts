import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, parseJson } from '@marquee/core';
import { contentKinds, type ContentKind, type KindContent } from '@marquee/core/contracts';
import { z } from 'zod';
import { apiRoot } from '../../config';
import { adsSchema, bannersSchema, footerSchema, linksSchema, modalsSchema } from './content-schemas';
import type { OperatorContent } from './operator-content';
import { donationsFileSchema, guideFileSchema, partnersFileSchema } from './page-schemas';

/** The schema of each kind, which is that of its file. */
export const kindSchemas = {
  banners: bannersSchema,
  modals: modalsSchema,
  ads: adsSchema,
  links: linksSchema,
  footer: footerSchema,
  donations: donationsFileSchema,
  guide: guideFileSchema,
  partners: partnersFileSchema,
} satisfies Record<ContentKind, z.ZodType>;

/** Links and footer are parts of `site.json`, and fixed only where it names them. */
const siteParts = { links: 'links', footer: 'footerMessages' } as const;

type File = Pick<KindContent, 'fixedBy' | 'problem'> & { value: unknown };

/** The file that wins over the dashboard, if there is one. */
export function fileOf(content: OperatorContent, kind: ContentKind): File {
  if (kind === 'links' || kind === 'footer') {
    const value = content.site.readFile()[siteParts[kind]];
    return { fixedBy: value === undefined ? null : content.site.name, problem: null, value };
  }
  const { state, problem = null } = content[kind].check();
  const isThere = state !== 'missing';
  return { fixedBy: isThere ? content[kind].name : null, problem, value: isThere ? content[kind].read() : undefined };
}

function sampleOf(content: OperatorContent, kind: ContentKind): unknown {
  const isPart = kind === 'links' || kind === 'footer';
  const { name } = content[isPart ? 'site' : kind];
  const sample = parseJson(readFileSync(join(apiRoot, 'content-samples', name), 'utf8'));
  return isPart && isRecord(sample) ? sample[siteParts[kind]] : sample;
}

/** What the form of each kind needs. */
export const describeKinds = (content: OperatorContent, stored: (kind: ContentKind) => unknown): KindContent[] =>
  contentKinds.map((kind) => {
    const { fixedBy, problem, value } = fileOf(content, kind);
    return {
      kind,
      schema: z.toJSONSchema(kindSchemas[kind], { io: 'input' }),
      value: (fixedBy === null ? stored(kind) : value) ?? null,
      sample: sampleOf(content, kind),
      fixedBy,
      problem,
    };
  });
