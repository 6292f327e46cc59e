import {
  sortByUserOrder,
  type KnownSource,
  type ServerAccount,
  type SourceChoices,
  type UserServer,
} from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';
import { parseServerUrl } from '@marquee/player/sources';

/** A source that can be arranged: one of the site's, or one that the visitor added. */
export type ListedSource = KnownSource & { name: string } & (
    | {
        kind: 'site';
        url: string;
        /** The 4K token goes to the first of the site's providers alone. */ isFirst: boolean;
      }
    | { kind: 'archive' }
    | { kind: 'jellyfin' | 'provider'; server: UserServer }
  );

const ARCHIVE_ID = 'internet-archive';

/** All sources in the default order: the visitor's, the site's, the Internet Archive. */
function knownSources({ providers, sources }: PublicConfig, servers: readonly UserServer[]): ListedSource[] {
  const offered = new Set(sources?.jellyfin.map(({ url }) => parseServerUrl(url)));
  // Servers that the operator no longer allows remain stored but unused.
  const allowed = servers.filter(({ url }) => sources?.own !== 'off' || offered.has(url));
  const listed: ListedSource[] = [
    ...allowed.map((server): ListedSource => {
      const { id, name, kind } = server;
      return { id, name, kind, server, isOnByDefault: true };
    }),
    ...providers.map(({ id, name, url }, index): ListedSource => {
      return { id, name, url, kind: 'site', isFirst: index === 0, isOnByDefault: true };
    }),
  ];
  if (sources && sources.archive !== 'off') {
    const isOnByDefault = sources.archive === 'on';
    listed.push({ id: ARCHIVE_ID, name: 'Internet Archive', kind: 'archive', isOnByDefault });
  }
  return listed;
}

export const listSources = (config: PublicConfig, choices: SourceChoices): (ListedSource & { isOn: boolean })[] =>
  sortByUserOrder(knownSources(config, choices.servers), choices);

export type SignedInServer = UserServer & {
  account: ServerAccount;
  /** Whether titles are played from it. */
  isOn: boolean;
};

/** The Jellyfin servers that the visitor is signed in to, as far as the site still allows them. */
export const signedInServers = (config: PublicConfig, choices: SourceChoices): SignedInServer[] =>
  listSources(config, choices).flatMap((source) => {
    if (source.kind !== 'jellyfin' || !source.server.account) return [];
    return [{ ...source.server, account: source.server.account, isOn: source.isOn }];
  });
