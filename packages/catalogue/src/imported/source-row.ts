import { z } from 'zod';

const number = z.number().nullable();
const text = z.string().nullable();

/** The part of a row of `movies.json` in `vega-datasets` that the catalogue reads. */
export const sourceRowSchema = z.object({
  Title: z.union([z.string(), z.number()]).nullable(),
  'Release Date': z.string(),
  'Worldwide Gross': number,
  'Production Budget': number,
  'MPAA Rating': text,
  'Running Time min': number,
  Distributor: text,
  Source: text,
  'Major Genre': text,
  'Creative Type': text,
  Director: text,
  'Rotten Tomatoes Rating': number,
  'IMDB Rating': number,
  'IMDB Votes': number,
});
export type SourceRow = z.infer<typeof sourceRowSchema>;
