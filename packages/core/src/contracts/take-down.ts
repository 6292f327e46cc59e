import * as z from 'zod/mini';
import { titleKeySchema } from './title-key';

/** Titles on the list, and characters of a note. */
export const TAKE_DOWN_LIMITS = { titles: 5_000, note: 2_000, name: 300 } as const;

/** PostgreSQL cannot store NUL. */
const text = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^[^\0]*$/));

const shown = {
  /** As TMDB or the catalogue named it; empty if that is unknown. */
  name: text(TAKE_DOWN_LIMITS.name),
  year: z.nullable(z.int().check(z.gte(1800), z.lte(9999))),
  posterPath: z.nullable(z.string().check(z.maxLength(200), z.regex(/^\/[\w-][\w./-]*$/))),
  /** Shown to operators alone. */
  note: text(TAKE_DOWN_LIMITS.note),
};

/** `PUT /operator/taken-down/{title}`: takes a title down, or changes its note. */
export const takeDownBodySchema = z.strictObject(shown);
export type TakeDownBody = z.infer<typeof takeDownBodySchema>;

/** `POST /taken-down`: asks about titles that a person keeps. The answer has those that the site does not show. */
export const KEPT_TITLES_LIMIT = 200;
export const keptTitlesSchema = z.object({ titles: z.array(titleKeySchema).check(z.maxLength(KEPT_TITLES_LIMIT)) });
export type KeptTitles = z.infer<typeof keptTitlesSchema>;

/** `GET /operator/taken-down`: the newest first. */
export const takenDownListSchema = z.object({
  titles: z.array(
    z.object({
      key: titleKeySchema,
      ...shown,
      /** Username at the time. */
      operator: z.string(),
      at: z.string(),
    }),
  ),
  /** Whether browsers reach streams without this server, which then cannot refuse them. */
  hasOpenStreams: z.boolean(),
});
export type TakenDownList = z.infer<typeof takenDownListSchema>;
export type TakenDownTitle = TakenDownList['titles'][number];
