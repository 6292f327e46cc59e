import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { CatalogueData } from '../build/catalogue-data';
import type { ArtworkLook } from '@marquee/artwork/paths';
import { isRecord } from '@marquee/core';
import { filmSchema, lookSchema, personSchema, seriesSchema, type DataFile } from './schema';

const folder = new URL('./', import.meta.url);

/** One sentence for each field that violates the schema. */
export function schemaProblems(schema: z.ZodType, file: string, entry: unknown): string[] {
  const { error } = schema.safeParse(entry);
  const { title, name } = isRecord(entry) ? entry : {};
  const shown = [title, name].find((text) => typeof text === 'string') ?? 'an entry without a name';
  return (error?.issues ?? []).map(({ path, message }) => `${file} › ${shown} › ${path.join('.')}: ${message}`);
}

/** The entries of a file as written; omitted fields get their defaults when read. */
export function readEntries<Schema extends z.ZodType>(schema: Schema, url: URL): z.input<Schema>[] {
  const entries: unknown = JSON.parse(readFileSync(url, 'utf8'));
  const file = url.pathname.split('/').slice(-2).join('/');
  if (!Array.isArray(entries)) throw new Error(`${file} is not a list.`);
  const problems = entries.flatMap((entry) => schemaProblems(schema, file, entry));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return entries as z.input<Schema>[];
}

const readFolder = <Schema extends z.ZodType>(schema: Schema, name: string): DataFile<z.input<Schema>>[] =>
  readdirSync(new URL(`${name}/`, folder))
    .sort()
    .map((file) => ({ file: `${name}/${file}`, entries: readEntries(schema, new URL(`${name}/${file}`, folder)) }));

/**
 * The authored titles and people from their JSON files. For builds and tests; the product contains them in packed form.
 */
export const readAuthored = (): CatalogueData => ({
  filmFiles: readFolder(filmSchema, 'films'),
  seriesFiles: readFolder(seriesSchema, 'series'),
  people: readEntries(personSchema, new URL('people.json', folder)),
});

/** What was chosen by hand for titles, by key. */
export const readLooks = (): Record<string, ArtworkLook & { title: string }> =>
  Object.fromEntries(readEntries(lookSchema, new URL('looks.json', folder)).map(({ key, ...look }) => [key, look]));
