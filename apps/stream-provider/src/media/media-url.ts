import type { Film } from './film';

/** Absolute address of a file of the film; the version in it lets caches keep the file for ever. */
export const mediaUrl = (origin: string, film: Film, path: string): string => `${origin}/media/${film.version}/${path}`;
