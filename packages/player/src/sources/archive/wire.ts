import * as z from 'zod/mini';

/** The parts of the Internet Archive's responses in use. A field has one text or several. */

const texts = z.nullish(z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]));
export type Texts = z.infer<typeof texts>;

export const toList = (value: Texts): string[] =>
  value === null || value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String);

const identifier = z.string().check(z.regex(/^[\w.-]{1,200}$/));

export const searchSchema = z.object({
  response: z.object({
    docs: z.array(
      z.object({ identifier, title: texts, year: texts, date: texts, licenseurl: texts, collection: texts }),
    ),
  }),
});
export type SearchDoc = z.infer<typeof searchSchema>['response']['docs'][number];

const fileSchema = z.object({
  name: z.string(),
  source: z.nullish(z.string()),
  format: z.nullish(z.string()),
  original: texts,
  height: texts,
  private: texts,
});
export type ArchiveFile = z.infer<typeof fileSchema>;

/** An item that has been taken down lacks most fields. */
export const metadataSchema = z.object({
  is_dark: z.optional(z.boolean()),
  files: z.optional(z.array(fileSchema)),
  metadata: z.optional(
    z.object({
      identifier,
      title: texts,
      year: texts,
      date: texts,
      licenseurl: texts,
      collection: texts,
      language: texts,
      'access-restricted-item': texts,
    }),
  ),
});
