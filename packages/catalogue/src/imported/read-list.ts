import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { sourceRowSchema, type SourceRow } from './source-row';

/** The rows of `movies.json`. The package's door opens on addresses of the network only, so its folder is found by it. */
export function readList(): SourceRow[] {
  const door = createRequire(import.meta.url).resolve('vega-datasets');
  const file = new URL('../data/movies.json', `file://${door}`);
  return z.array(sourceRowSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
}
