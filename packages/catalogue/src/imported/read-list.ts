import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { sourceRowSchema, type SourceRow } from './source-row';

/** The rows of `movies.json`. The package's entry point loads from the network, so only its folder is resolved. */
export function readList(): SourceRow[] {
  const door = createRequire(import.meta.url).resolve('vega-datasets');
  const file = new URL('../data/movies.json', `file://${door}`);
  return z.array(sourceRowSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
}
