import { isRecord } from '../json';
/** Where a visitor's streams come from, and in which order the sources are asked. Kept in the browser alone. */

/** A server that the visitor added. */
export interface UserServer {
  id: string;
  kind: 'jellyfin' | 'provider';
  name: string;
  url: string;
  /** Jellyfin: who is signed in. Sent to this server and nowhere else. */
  account?: ServerAccount;
}

export interface ServerAccount {
  token: string;
  userId: string;
  userName: string;
}

export interface SourceChoices {
  /** Ids of sources as they were last arranged; those that came later are not in it. */
  order: string[];
  /** Sources that were switched on or off by hand. */
  switched: Record<string, boolean>;
  servers: UserServer[];
  /** Tells this browser from others that use the same account of a server; made when first needed. */
  deviceId?: string;
}

export const emptySourceChoices: SourceChoices = { order: [], switched: {}, servers: [] };

/** More than these are not kept. */
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

/** Stored choices, without whatever in them cannot be read; null when nothing can. */
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

/** A source that the site or the visitor has, before anybody arranged it. */
export interface KnownSource {
  id: string;
  /** Whether it is asked as long as nobody switched it. */
  isOnByDefault: boolean;
}

/** Sources in the order in which they are asked: as arranged, then those that are new, in the order given. */
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

/** The list with one entry moved to another place; places beyond the ends are the ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  const [entry] = rest.splice(from, 1);
  if (entry === undefined) return [...list];
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, entry);
  return rest;
}

/** A server that was added is asked before all that were there. */
export const withServer = (choices: SourceChoices, server: UserServer, shown: readonly string[]): SourceChoices => ({
  ...choices,
  servers: [...choices.servers.filter(({ id }) => id !== server.id), server].slice(-MAX_USER_SERVERS),
  order: choices.order.includes(server.id) ? choices.order : [server.id, ...shown.filter((id) => id !== server.id)],
});

/** Everything of a server goes, its place and its switch too. */
export function withoutServer(choices: SourceChoices, id: string): SourceChoices {
  const { [id]: _, ...switched } = choices.switched;
  return {
    ...choices,
    switched,
    servers: choices.servers.filter((server) => server.id !== id),
    order: choices.order.filter((entry) => entry !== id),
  };
}
