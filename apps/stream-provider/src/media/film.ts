import { fileQualityNames, segmentSchema } from '@marquee/core/contracts';
import * as z from 'zod';

const labelled = z.object({ language: z.string(), label: z.string(), path: z.string() });

/** media/film.json. Paths are relative to the media folder. */
export const filmSchema = z
  .object({
    title: z.string(),
    /** Changes with any byte of the media; part of every media URL. */
    version: z.string().regex(/^[0-9a-f]{12}$/),
    durationSec: z.number().positive(),
    master: z.string(),
    rungs: z.array(z.object({ height: z.int().positive(), folder: z.string() })),
    qualities: z.array(z.object({ name: z.enum(fileQualityNames), path: z.string() })),
    subtitles: z.array(labelled),
    described: labelled,
    thumbnails: z.string(),
    segments: z.array(segmentSchema),
    files: z.record(z.string(), z.object({ bytes: z.int().positive(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  })
  .refine(
    ({ master, qualities, subtitles, described, thumbnails, files }) =>
      [master, described.path, thumbnails, ...[...qualities, ...subtitles].map(({ path }) => path)].every((path) =>
        Object.hasOwn(files, path),
      ),
    'film.json names a file that it does not list',
  );

export type Film = z.infer<typeof filmSchema>;
