import { titleKey } from '@marquee/core';
import type { MediaItem } from '../domain';
import { toMovieItem, toTvItem } from '../mappers';
import { wireMovieItem, wireTvItem } from './wire-items';

const rekey = (item: MediaItem): MediaItem => ({ ...item, key: titleKey(item.mediaType, item.id) });

/** An invented movie as a domain object; its key is derived from its id. */
export const movieItem = (overrides: Partial<Omit<MediaItem, 'key' | 'mediaType'>> = {}): MediaItem =>
  rekey({ ...toMovieItem(wireMovieItem()), ...overrides });

/** An invented series as a domain object; its key is derived from its id. */
export const tvItem = (overrides: Partial<Omit<MediaItem, 'key' | 'mediaType'>> = {}): MediaItem =>
  rekey({ ...toTvItem(wireTvItem()), ...overrides });
