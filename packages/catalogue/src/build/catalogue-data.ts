import type { DataFile, FilmEntry, PersonEntry, SeriesEntry } from '../authored/schema';

/** Everything the catalogue knows, as authored. Adding titles means adding entries here, and nothing else. */
export interface CatalogueData {
  filmFiles: readonly DataFile<FilmEntry>[];
  seriesFiles: readonly DataFile<SeriesEntry>[];
  people: readonly PersonEntry[];
}
