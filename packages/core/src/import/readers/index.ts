import { imdbReader } from './imdb';
import { jellyfinReader } from './jellyfin';
import { jellyfinLibraryReader } from './jellyfin-library';
import {
  letterboxdDiaryReader,
  letterboxdFilmsReader,
  letterboxdImportReader,
  letterboxdListReader,
} from './letterboxd/letterboxd';
import { marqueeReader } from './marquee/data-file';
import { marqueeCsvReader } from './marquee/plain-csv';
import { movieWebReader } from './movie-web';
import { netflixActivityReader, netflixReader } from './netflix/netflix';
import type { JsonReader, TableReader } from './reader';
import { simklCsvReader } from './simkl/csv';
import { simklJsonReader } from './simkl/json';
import { stremioReader } from './stremio';
import { tmdbReader } from './tmdb';
import { traktCsvReader } from './trakt/csv';
import { traktListsReader, traktReader, traktTotalsReader } from './trakt/trakt';
import { tvTimeRecordsReader } from './tv-time/records';
import { tvTimeListsReader } from './tv-time/lists';
import { tvTimeRescueReader } from './tv-time/rescue';
import {
  tvTimeEpisodesReader,
  tvTimeFollowedReader,
  tvTimeOtherReader,
  tvTimeRatingsReader,
  tvTimeShowsReader,
  tvTimeTrackingReader,
} from './tv-time/shows';
import { watcharrReader } from './watcharr';
import { yamtrackReader } from './yamtrack';

/** The first reader whose columns match reads a table; those that require more columns come first. */
export const tableReaders: readonly TableReader[] = [
  marqueeCsvReader,
  traktCsvReader,
  yamtrackReader,
  simklCsvReader,
  imdbReader,
  tmdbReader,
  letterboxdDiaryReader,
  letterboxdListReader,
  letterboxdFilmsReader,
  letterboxdImportReader,
  tvTimeShowsReader,
  tvTimeFollowedReader,
  tvTimeTrackingReader,
  tvTimeEpisodesReader,
  tvTimeRecordsReader,
  tvTimeListsReader,
  tvTimeRatingsReader,
  tvTimeOtherReader,
  netflixActivityReader,
  netflixReader,
  jellyfinReader,
];

/** The first reader that recognises a JSON file reads it. */
export const jsonReaders: readonly JsonReader[] = [
  marqueeReader,
  simklJsonReader,
  traktListsReader,
  traktTotalsReader,
  traktReader,
  stremioReader,
  watcharrReader,
  jellyfinLibraryReader,
  tvTimeRescueReader,
  movieWebReader,
];
