import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { genreById } from '@marquee/core';
import { knownName } from './known-name';

const names: Readonly<Record<string, MessageDescriptor>> = {
  action: msg({ message: 'Action', context: 'genre' }),
  adventure: msg({ message: 'Adventure', context: 'genre' }),
  animation: msg({ message: 'Animation', context: 'genre' }),
  comedy: msg({ message: 'Comedy', context: 'genre' }),
  crime: msg({ message: 'Crime', context: 'genre' }),
  documentary: msg({ message: 'Documentary', context: 'genre' }),
  drama: msg({ message: 'Drama', context: 'genre' }),
  family: msg({ message: 'Family', context: 'genre' }),
  fantasy: msg({ message: 'Fantasy', context: 'genre' }),
  history: msg({ message: 'History', context: 'genre' }),
  horror: msg({ message: 'Horror', context: 'genre' }),
  music: msg({ message: 'Music', context: 'genre' }),
  mystery: msg({ message: 'Mystery', context: 'genre' }),
  romance: msg({ message: 'Romance', context: 'genre' }),
  'sci-fi': msg({ message: 'Science Fiction', context: 'genre' }),
  'tv-movie': msg({ message: 'TV Movie', context: 'genre' }),
  thriller: msg({ message: 'Thriller', context: 'genre' }),
  war: msg({ message: 'War', context: 'genre' }),
  western: msg({ message: 'Western', context: 'genre' }),
  'action-adventure': msg({ message: 'Action & Adventure', context: 'genre' }),
  kids: msg({ message: 'Kids', context: 'genre' }),
  news: msg({ message: 'News', context: 'genre' }),
  reality: msg({ message: 'Reality', context: 'genre' }),
  'sci-fi-fantasy': msg({ message: 'Sci-Fi & Fantasy', context: 'genre' }),
  soap: msg({ message: 'Soap', context: 'genre' }),
  talk: msg({ message: 'Talk', context: 'genre' }),
  'war-politics': msg({ message: 'War & Politics', context: 'genre' }),
  anime: msg({ message: 'Anime', context: 'genre' }),
};

/** Translated name of a genre or of the anime category; the slug if it is unknown. */
export const genreName = (slug: string): string => knownName(names, slug) ?? slug;

/** Names of up to `limit` known genres; cards show two (BROWSE-21). */
export const genreNames = (ids: readonly number[], limit = 2): string[] =>
  ids
    .flatMap((id) => genreById(id)?.slug ?? [])
    .slice(0, limit)
    .map(genreName);
