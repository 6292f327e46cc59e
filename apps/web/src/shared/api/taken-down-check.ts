import { parseTitleKey, type TitleKey } from '@marquee/core';
import { KEPT_TITLES_LIMIT, keptTitlesSchema } from '@marquee/core/contracts';
import type { AppDispatch, AppState } from '../store';
import { selectSnapshots, snapshotsSaved, type SnapshotSource } from '../store/snapshots.slice';
import { backendApi } from './backend-api';
import { lookUpTitle } from './title-summary';

const takenDownApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    takenDownAmong: build.mutation<TitleKey[], readonly TitleKey[]>({
      query: (titles) => ({ url: '/taken-down', method: 'POST', body: { titles } }),
      transformResponse: (body: unknown) => keptTitlesSchema.parse(body).titles,
    }),
  }),
});

/** What a card shows of a title that the site does not show: the name, by which a person finds and removes it. */
const nothing = {
  title: '',
  year: null,
  posterPath: null,
  backdropPath: null,
  voteAverage: 0,
  genreIds: [],
  popularity: 0,
  totalRuntimeMin: null,
  episodeRuntimeMin: null,
  countries: [],
  people: null,
} satisfies Omit<SnapshotSource, 'key'>;

/** As long as browsers use copies of a title's data: a tab may be open for days. */
const ASK_AGAIN_MS = 3_600_000;

/**
 * Asks about each title once an hour, together with those of other cards on screen. Clears the snapshots of what is taken down,
 * and fetches those of what is back.
 */
function createCheck(dispatch: AppDispatch) {
  const askedAt = new Map<TitleKey, number>();
  const waiting: TitleKey[] = [];
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    await Promise.resolve();
    while (waiting.length > 0) {
      const titles = waiting.splice(0, KEPT_TITLES_LIMIT);
      const { data } = await dispatch(takenDownApi.endpoints.takenDownAmong.initiate(titles, { track: false }));
      if (data) await dispatch(apply(titles, new Set(data)));
      else for (const key of titles) askedAt.delete(key);
    }
  }
  return async (key: TitleKey, nowMs: number): Promise<void> => {
    if (nowMs - (askedAt.get(key) ?? -Infinity) < ASK_AGAIN_MS) return;
    askedAt.set(key, nowMs);
    waiting.push(key);
    running ??= run().finally(() => (running = undefined));
    await running;
  };
}

const apply =
  (titles: readonly TitleKey[], takenDown: ReadonlySet<TitleKey>) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    const known = selectSnapshots(getState());
    const changed = titles.filter((key) => takenDown.has(key) !== (known[key]?.isTakenDown === true));
    const news = changed.map(async (key): Promise<SnapshotSource | null> => {
      const { title = '', year = null } = known[key] ?? {};
      if (takenDown.has(key)) return { ...nothing, key, title, year, isTakenDown: true };
      const place = parseTitleKey(key);
      const found = place && (await lookUpTitle(dispatch, place));
      return typeof found === 'object' ? found : null;
    });
    const saved = (await Promise.all(news)).filter((item) => item !== null);
    if (saved.length > 0) dispatch(snapshotsSaved(saved, Date.now()));
  };

const checks = new WeakMap<AppDispatch, ReturnType<typeof createCheck>>();

export function checkTakenDown(dispatch: AppDispatch, key: TitleKey, nowMs: number): Promise<void> {
  const check = checks.get(dispatch) ?? createCheck(dispatch);
  checks.set(dispatch, check);
  return check(key, nowMs);
}
