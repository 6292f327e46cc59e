import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Film, filmSchema } from './film';

/** The media folder cannot be served; the message is one sentence for the operator. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
}

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;

/** Reads film.json and checks that every file it lists is there in full. Throws a MediaError. */
export function loadFilm(mediaDir: string): Film {
  let film: Film;
  try {
    film = filmSchema.parse(JSON.parse(readFileSync(join(mediaDir, 'film.json'), 'utf8')));
  } catch (cause) {
    throw new MediaError(`The demo film in ${mediaDir} cannot be read: film.json is missing or damaged.`, { cause });
  }
  const broken = Object.entries(film.files).find(([path, { bytes }]) => sizeOf(join(mediaDir, path)) !== bytes);
  if (broken) throw new MediaError(`The demo film in ${mediaDir} is incomplete: ${broken[0]} is missing or damaged.`);
  return film;
}
