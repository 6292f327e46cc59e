import type { UserServer } from '@marquee/core';
import { usingDatabase } from '../lib/browser/using-database';
import type { AppServices, AppState } from '../store';
import { selectDataOwner } from '../store/sync-state.slice';
import { deleteLink, openLinks, type Link, type LinkDatabase } from './link-database';

/** Whose history a page shows. */
export type HistoryOwner = Pick<Link, 'profile' | 'owner'>;

export const historyOwner = (state: AppState, { records }: Pick<AppServices, 'records'>): HistoryOwner => ({
  profile: records.profile,
  owner: selectDataOwner(state)?.id ?? null,
});

export const isLinkOf = (link: Link, { account }: UserServer, me: HistoryOwner): boolean =>
  link.userId === account?.userId && link.profile === me.profile && link.owner === me.owner;

/** Runs with the database; null if the browser has none. */
export const usingLinks = <Result>(run: (database: LinkDatabase) => Promise<Result>): Promise<Result | null> =>
  usingDatabase(openLinks, run);

/** Whether this history is kept in step with a server; null if it cannot be. */
export const readIsLinked = (server: UserServer, me: HistoryOwner): Promise<boolean | null> =>
  usingLinks(async (database) => {
    const link = await database.get('links', server.id);
    return link !== undefined && isLinkOf(link, server, me);
  });

/** Switches it on or off. Of several profiles, the one that switched it on last has it. */
export const setLinked = (server: UserServer, me: HistoryOwner, isOn: boolean): Promise<boolean | null> =>
  usingLinks(async (database) => {
    await deleteLink(database, server.id);
    const { id: source, account } = server;
    if (!isOn || !account) return false;
    await database.put('links', { source, ...me, userId: account.userId, readAt: 0, isFailureTold: false });
    return true;
  });
