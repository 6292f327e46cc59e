import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OperationalError } from '@marquee/server';
import { type Film, filmSchema } from './film';

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;

/** Reads film.json and checks that every listed file is complete. Throws an OperationalError. */
export function loadFilm(mediaDir: string): Film {
  let film: Film;
  try {
    film = filmSchema.parse(JSON.parse(readFileSync(join(mediaDir, 'film.json'), 'utf8')));
  } catch (cause) {
    throw new OperationalError(`The demo film in ${mediaDir} cannot be read: film.json is missing or damaged.`, {
      cause,
    });
  }
  const broken = Object.entries(film.files).find(([path, { bytes }]) => sizeOf(join(mediaDir, path)) !== bytes);
  if (broken)
    throw new OperationalError(`The demo film in ${mediaDir} is incomplete: ${broken[0]} is missing or damaged.`);
  return film;
}
