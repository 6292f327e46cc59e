const TICKS = 10_000_000;
/** Below the first share a position is forgotten; beyond the second, the item counts as played. */
const RESUME = { from: 0.05, to: 0.9 };

/** An item of a stand-in's library, as the server names its fields. */
export interface StandInItem {
  Id: string;
  Type: 'Movie' | 'Series' | 'Episode';
  Name: string;
  ProductionYear?: number;
  ProviderIds?: Record<string, string>;
  SeriesId?: string;
  SeriesName?: string;
  ParentIndexNumber?: number;
  IndexNumber?: number;
  IndexNumberEnd?: number;
  RunTimeTicks?: number;
}

export interface StandInUserData {
  Played: boolean;
  PlayCount: number;
  PlaybackPositionTicks: number;
  LastPlayedDate: string | null;
  IsFavorite: boolean;
}

interface Question {
  method: string;
  /** Without the server's base path. */
  path: string;
  params: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
}

/** Status and body; null for a path that is not about user data. */
type StandInAnswer = [status: number, body: unknown] | null;

const untouched: StandInUserData = {
  ...{ Played: false, PlayCount: 0, PlaybackPositionTicks: 0 },
  ...{ LastPlayedDate: null, IsFavorite: false },
};

/**
 * What Jellyfin keeps of one user's items, and how its requests change it: as `UserDataManager`, `PlaystateController` and
 * `SessionManager` of version 10.11 do.
 */
export function createUserData(items: readonly StandInItem[], now: () => number) {
  const library = new Map(items.map((item) => [item.Id, item]));
  const known = new Map<string, StandInUserData>();
  const dataOf = (id: string) => known.get(id) ?? untouched;
  const put = (id: string, changed: Partial<StandInUserData>): StandInUserData => {
    const data = { ...dataOf(id), ...changed };
    known.set(id, data);
    return data;
  };
  const date = (ms: number) => new Date(ms).toISOString().replace('Z', '0000Z');

  const markPlayed = (id: string, played: string | null) =>
    put(id, {
      Played: true,
      PlayCount: Math.max(1, dataOf(id).PlayCount + Number(played !== null)),
      PlaybackPositionTicks: 0,
      LastPlayedDate: played ?? dataOf(id).LastPlayedDate ?? date(now()),
    });
  const markUnplayed = (id: string) =>
    put(id, { Played: false, PlayCount: 0, PlaybackPositionTicks: 0, LastPlayedDate: null });

  function update(id: string, body: Question['body']): StandInUserData {
    const fields = Object.keys(untouched).filter((name) => body[name] !== undefined && body[name] !== null);
    const changed = Object.fromEntries(fields.map((name) => [name, body[name]])) as Partial<StandInUserData>;
    return put(id, {
      ...changed,
      ...(changed.LastPlayedDate && { LastPlayedDate: date(Date.parse(changed.LastPlayedDate)) }),
    });
  }

  function report(kind: string, { ItemId, PositionTicks }: Question['body']): void {
    const id = String(ItemId);
    if (kind === 'Playing')
      put(id, { Played: false, PlayCount: dataOf(id).PlayCount + 1, LastPlayedDate: date(now()) });
    const ticks = Number(PositionTicks ?? 0);
    const length = library.get(id)?.RunTimeTicks ?? 0;
    if (kind === 'Playing' || length === 0) return;
    if (ticks / length > RESUME.to) put(id, { Played: true, PlaybackPositionTicks: 0 });
    else put(id, { PlaybackPositionTicks: ticks / length < RESUME.from ? 0 : ticks });
  }

  function list(params: URLSearchParams): StandInItem[] {
    const all = (name: string) => params.getAll(name).flatMap((value) => value.split(','));
    const [ids, types, filters] = [all('ids'), all('includeItemTypes'), all('filters')];
    const [term, years] = [params.get('searchTerm')?.toLowerCase(), all('years')];
    return items.filter((item) => {
      const { Played, PlaybackPositionTicks, IsFavorite } = dataOf(item.Id);
      const is = (name: string, value: boolean) => !params.has(name) || params.get(name) === String(value);
      return (
        (ids.length === 0 || ids.includes(item.Id)) &&
        (types.length === 0 || types.includes(item.Type)) &&
        (years.length === 0 || years.includes(String(item.ProductionYear))) &&
        (term === undefined || item.Name.toLowerCase().includes(term)) &&
        (!filters.includes('IsResumable') || PlaybackPositionTicks > 0) &&
        is('isPlayed', Played) &&
        is('isFavorite', IsFavorite)
      );
    });
  }

  const page = (found: readonly StandInItem[], params: URLSearchParams) => {
    const start = Number(params.get('startIndex') ?? 0);
    const shown = found.slice(start, start + Number(params.get('limit') ?? found.length));
    return {
      Items: shown.map((item) => ({ ...item, UserData: { ...dataOf(item.Id), Key: item.Id, ItemId: item.Id } })),
      TotalRecordCount: found.length,
    };
  };

  return {
    dataOf,
    put,
    markPlayed,
    markUnplayed,
    answer({ method, path, params, body }: Question): StandInAnswer {
      if (method === 'GET' && path === '/Items') return [200, page(list(params), params)];
      const [, series] = /^\/Shows\/([^/]+)\/Episodes$/.exec(path) ?? [];
      if (series !== undefined) {
        const season = params.get('season');
        const episodes = items.filter(
          (item) => item.SeriesId === series && (season === null || String(item.ParentIndexNumber) === season),
        );
        return [200, page(episodes, params)];
      }
      const [, kind] = /^\/Sessions\/(?:Playing\/)?(Playing|Progress|Stopped)$/.exec(path) ?? [];
      if (kind !== undefined) {
        report(kind, body);
        return [204, ''];
      }
      const [, of, id = ''] =
        /^\/UserItems\/()([^/]+)\/UserData$/.exec(path) ?? /^\/(UserPlayedItems)\/([^/]+)$/.exec(path) ?? [];
      if (of === undefined) return null;
      if (!library.has(id)) return [404, ''];
      if (of === '' && method === 'GET') return [200, dataOf(id)];
      if (of === '' && method === 'POST') return [200, update(id, body)];
      if (of !== '' && method === 'POST') return [200, markPlayed(id, params.get('datePlayed'))];
      return of !== '' && method === 'DELETE' ? [200, markUnplayed(id)] : [405, ''];
    },
  };
}

export const ticksOf = (seconds: number): number => Math.round(seconds * TICKS);
