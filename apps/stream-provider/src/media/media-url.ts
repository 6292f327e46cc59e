import type { Film } from './film';

/** Absolute URL of a file of the film; it includes the version, so that caches can store the file for ever. */
export const mediaUrl = (origin: string, film: Film, path: string): string => `${origin}/media/${film.version}/${path}`;
