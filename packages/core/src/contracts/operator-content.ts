import * as z from 'zod/mini';

/** What operators write on the dashboard. */
export const contentKinds = ['banners', 'modals', 'ads', 'links', 'footer', 'donations', 'guide', 'partners'] as const;
export type ContentKind = (typeof contentKinds)[number];

const kindContentSchema = z.object({
  kind: z.enum(contentKinds),
  /** JSON Schema of the value, by which the form is made. `format` may be `image`, `multiline`, `color` or `date`. */
  schema: z.record(z.string(), z.unknown()),
  /** Null if there is none. */
  value: z.unknown(),
  sample: z.unknown(),
  /** The file in DATA_DIR/content that wins, and what is wrong with it. */
  fixedBy: z.nullable(z.string()),
  problem: z.nullable(z.string()),
});
export type KindContent = z.infer<typeof kindContentSchema>;

/** `GET /operator/content`. */
export const operatorContentSchema = z.object({ kinds: z.array(kindContentSchema) });
export type OperatorContent = z.infer<typeof operatorContentSchema>;

/** `PUT /operator/content/{kind}`; null removes what is stored. */
export const contentBodySchema = z.strictObject({ value: z.unknown() });

/** `POST /operator/content-images`: where the picture is on the site. */
export const contentImageSchema = z.object({ path: z.string() });

export const CONTENT_IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const MOST_CONTENT_IMAGES = 50;
