import { isRecord } from '../json';

/** A visitor's sources and the order in which they are queried. Stored only in the browser. */

/** A server that the visitor added. */
export interface UserServer {
  id: string;
  kind: 'jellyfin' | 'provider';
  name: string;
  url: string;
  /** Jellyfin: the session of the user who is signed in. Sent to this server only. */
  account?: ServerAccount | undefined;
}

export interface ServerAccount {
  token: string;
  userId: string;
  userName: string;
}

export interface SourceChoices {
  /** Ids of sources in the order that was last chosen; newer sources are missing. */
  order: string[];
  /** Sources that the visitor switched on or off. */
  switched: Record<string, boolean>;
  servers: UserServer[];
  /** Identifies this browser to a server whose account other browsers use as well. Created when first needed. */
  deviceId?: string;
}

export const emptySourceChoices: SourceChoices = { order: [], switched: {}, servers: [] };

/** Most servers that are stored. */
export const MAX_USER_SERVERS = 20;
const MAX_TEXT = 2000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT;

const isWebAddress = (value: unknown): value is string => isText(value) && /^https?:\/\/[^\s/@]+(\/\S*)?$/i.test(value);

function parseAccount(value: unknown): ServerAccount | undefined {
  if (!isRecord(value)) return undefined;
  const { token, userId, userName } = value;
  return isText(token) && isText(userId) ? { token, userId, userName: isText(userName) ? userName : '' } : undefined;
}

function parseServer(value: unknown): UserServer[] {
  if (!isRecord(value)) return [];
  const { id, kind, name, url } = value;
  if (!isText(id) || !isText(name) || !isWebAddress(url) || (kind !== 'jellyfin' && kind !== 'provider')) return [];
  return [{ id, kind, name, url, account: parseAccount(value.account) }];
}

/** Parses stored choices and drops unreadable parts; null when everything is unreadable. */
export function parseSourceChoices(value: unknown): SourceChoices | null {
  if (!isRecord(value)) return null;
  const servers = Array.isArray(value.servers) ? value.servers.flatMap(parseServer) : [];
  const switched = isRecord(value.switched) ? Object.entries(value.switched) : [];
  return {
    order: Array.isArray(value.order) ? [...new Set(value.order.filter(isText))] : [],
    switched: Object.fromEntries(switched.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
    servers: [...new Map(servers.map((server) => [server.id, server])).values()].slice(0, MAX_USER_SERVERS),
    ...(isText(value.deviceId) && { deviceId: value.deviceId }),
  };
}

/** A source of the site or the visitor, before the visitor's order is applied. */
export interface KnownSource {
  id: string;
  /** Whether it is on by default. */
  isOnByDefault: boolean;
}

/** Sources in the order in which they are queried: those the visitor arranged, then new ones in the given order. */
export function sortByUserOrder<Source extends KnownSource>(
  known: readonly Source[],
  { order, switched }: Pick<SourceChoices, 'order' | 'switched'>,
): (Source & { isOn: boolean })[] {
  const place = (id: string): number => {
    const index = order.indexOf(id);
    return index === -1 ? order.length : index;
  };
  return known
    .map((source) => ({
      ...source,
      isOn: Object.hasOwn(switched, source.id) ? switched[source.id] === true : source.isOnByDefault,
    }))
    .sort((a, b) => place(a.id) - place(b.id));
}

/** Moves one entry to another index, which is clamped to the list. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  const [entry] = rest.splice(from, 1);
  if (entry === undefined) return [...list];
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, entry);
  return rest;
}

/** Adds a server before all other sources. */
export const withServer = (choices: SourceChoices, server: UserServer, shown: readonly string[]): SourceChoices => ({
  ...choices,
  servers: [...choices.servers.filter(({ id }) => id !== server.id), server].slice(-MAX_USER_SERVERS),
  order: choices.order.includes(server.id) ? choices.order : [server.id, ...shown.filter((id) => id !== server.id)],
});

/** Removes a server, its position and its switch. */
export function withoutServer(choices: SourceChoices, id: string): SourceChoices {
  const { [id]: _, ...switched } = choices.switched;
  return {
    ...choices,
    switched,
    servers: choices.servers.filter((server) => server.id !== id),
    order: choices.order.filter((entry) => entry !== id),
  };
}
