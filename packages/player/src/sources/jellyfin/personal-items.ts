import { isRecord } from '@marquee/core';
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

/**
 * The user's data on a server: played, play count and last time, resume position, favorites. Items as the server
 * returns them, without duplicates.
 */
export async function listPersonalItems(
  { url, account, deviceId, fetch }: JellyfinLibrary,
  { signal }: SourceContext,
): Promise<unknown[]> {
  const { createJellyfinClient, read } = await import('./client');
  const { library } = createJellyfinClient({ url, fetch, deviceId, token: account.token });
  const found = new Map<unknown, unknown>();
  for (const question of questions) {
    for (let startIndex = 0; startIndex < MOST; startIndex += PAGE) {
      const call = library.getItems(
        {
          ...question,
          userId: account.userId,
          recursive: true,
          fields: ['ProviderIds'],
          enableImages: false,
          enableUserData: true,
          startIndex,
          limit: PAGE,
        },
        { signal },
      );
      const { Items } = await read(call, personalItemsSchema);
      for (const item of Items) found.set((isRecord(item) ? item.Id : undefined) ?? item, item);
      if (Items.length < PAGE) break;
    }
  }
  return [...found.values()];
}
