import type { ArtworkLook } from '@marquee/artwork/paths';
import type { DataFile, FilmEntry, PersonEntry, SeriesEntry } from '../authored/schema';

/** The authored data of the catalogue. Titles are added only here. */
export interface CatalogueData {
  filmFiles: readonly DataFile<FilmEntry>[];
  seriesFiles: readonly DataFile<SeriesEntry>[];
  people: readonly PersonEntry[];
  /** Motifs and colour chosen by hand, by `TitleKey`. */
  looks?: Readonly<Record<string, ArtworkLook>>;
}
