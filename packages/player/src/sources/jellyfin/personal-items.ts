import { isRecord, isTitleKey, titleKey, type MediaType, type TitleKey } from '@marquee/core';
import type { SourceContext } from '../source-adapter';
import type { SourceFetch } from '../source-fetch';
import type { JellyfinAccount } from './sign-in';
import { personalItemsSchema } from './wire';

/** Page size. */
const PAGE = 500;
/** More items than any library has, so that a server that repeats pages cannot cause an endless loop. */
const MOST = 200_000;

/** Someone's account on a server. */
export interface JellyfinLibrary {
  url: string;
  account: JellyfinAccount;
  deviceId: string;
  fetch: SourceFetch;
}

const questions = [
  // The series of the episodes, and favorite series.
  { includeItemTypes: ['Series' as const] },
  { includeItemTypes: ['Movie' as const, 'Episode' as const], isPlayed: true },
  { includeItemTypes: ['Movie' as const], isFavorite: true, isPlayed: false },
  { includeItemTypes: ['Movie' as const, 'Episode' as const], filters: ['IsResumable' as const] },
];

const ofTitles = { includeItemTypes: ['Movie' as const, 'Series' as const], enableUserData: false };
type Question = (typeof questions)[number] | typeof ofTitles;

/** Items as the server returns them, page by page. */
async function* pagesOf(
  { url, account, deviceId, fetch }: JellyfinLibrary,
  question: Question,
  { signal }: SourceContext,
): AsyncGenerator<readonly unknown[]> {
  const { createJellyfinClient, read } = await import('./client');
  const { library } = createJellyfinClient({ url, fetch, deviceId, token: account.token });
  for (let startIndex = 0; startIndex < MOST; startIndex += PAGE) {
    const call = library.getItems(
      {
        enableUserData: true,
        ...question,
        userId: account.userId,
        recursive: true,
        fields: ['ProviderIds'],
        enableImages: false,
        startIndex,
        limit: PAGE,
      },
      { signal },
    );
    const { Items } = await read(call, personalItemsSchema);
    yield Items;
    if (Items.length < PAGE) return;
  }
}

/**
 * The user's data on a server: played, play count and last time, resume position, favorites. Items as the server
 * returns them, without duplicates.
 */
export async function listPersonalItems(library: JellyfinLibrary, context: SourceContext): Promise<unknown[]> {
  const found = new Map<unknown, unknown>();
  for (const question of questions)
    for await (const items of pagesOf(library, question, context))
      for (const item of items) found.set((isRecord(item) ? item.Id : undefined) ?? item, item);
  return [...found.values()];
}

/** Films and series that are read of a server at most. */
const MOST_TITLES = 20_000;
const mediaTypes: Readonly<Record<string, MediaType>> = { Movie: 'movie', Series: 'tv' };

/** The films and series of a server that have TMDB's id. */
export async function listServerTitles(library: JellyfinLibrary, context: SourceContext): Promise<TitleKey[]> {
  const keys = new Set<TitleKey>();
  for await (const items of pagesOf(library, ofTitles, context)) {
    for (const item of items) {
      if (!isRecord(item)) continue;
      const mediaType = mediaTypes[String(item.Type)];
      const id = isRecord(item.ProviderIds) ? Number(item.ProviderIds.Tmdb) : NaN;
      const key = mediaType && Number.isInteger(id) && id > 0 ? titleKey(mediaType, id) : '';
      if (isTitleKey(key)) keys.add(key);
    }
    if (keys.size >= MOST_TITLES) break;
  }
  return [...keys];
}
