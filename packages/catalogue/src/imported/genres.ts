import type { FilmEntry } from '../authored/schema';
import { animated } from './corrections/animated';
import { correctedGenres } from './corrections/genres';
import type { SourceRow } from './source-row';

type Genre = FilmEntry['genres'][number];

const majorGenres: Readonly<Record<string, readonly Genre[]>> = {
  Action: ['Action'],
  Adventure: ['Adventure'],
  'Black Comedy': ['Comedy', 'Drama'],
  Comedy: ['Comedy'],
  'Concert/Performance': ['Documentary', 'Music'],
  Documentary: ['Documentary'],
  Drama: ['Drama'],
  Horror: ['Horror'],
  Musical: ['Music'],
  'Romantic Comedy': ['Comedy', 'Romance'],
  'Thriller/Suspense': ['Thriller'],
  Western: ['Western'],
};

/** Genres that follow from the kind of story. */
const storyGenres: Readonly<Record<string, readonly Genre[]>> = {
  Fantasy: ['Fantasy'],
  'Kids Fiction': ['Family'],
  'Science Fiction': ['Science Fiction'],
  'Super Hero': ['Action'],
};

const forEveryone: ReadonlySet<string> = new Set(['G', 'PG']);

/** The film's genres by the names of MEDIA-06; none if the list states none of them. */
export function genresOf(key: string, row: SourceRow): Genre[] {
  const told = correctedGenres(key) ?? [
    ...(majorGenres[row['Major Genre'] ?? ''] ?? []),
    ...(storyGenres[row['Creative Type'] ?? ''] ?? []),
  ];
  const drawn: Genre[] = animated.has(key) ? ['Animation'] : [];
  const family: Genre[] = animated.has(key) && forEveryone.has(row['MPAA Rating'] ?? '') ? ['Family'] : [];
  return [...new Set([...drawn, ...told, ...family])];
}
