import { isLive, listEntries } from '@marquee/core';
import type { TitleSummary, TmdbClient } from '@marquee/tmdb';
import { createAppStore } from '../../../app/store';
import { testServices } from '../../../testing/render-app';
import { pageOf, title } from '../../../testing/titles';
import type { Remote } from 'comlink';
import { ImportJob } from '../import-job';
import { ImportPlanner } from '../import-planner';
import type { NamedTitle } from '../resolve-titles';

export const films = [
  title(1, { title: 'Low Tide', year: 2001 }),
  title(2, { title: 'Dune', year: 1984 }),
  title(3, { title: 'Dune', year: 2021 }),
];

export function textFile(name: string, text: string): File {
  const bytes = new TextEncoder().encode(text);
  const arrayBuffer = () => Promise.resolve(bytes.buffer);
  return { name, size: bytes.length, arrayBuffer, slice: () => ({ arrayBuffer }) } as unknown as File;
}
export const diary = (rows: string) =>
  textFile('diary.csv', `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n${rows}`);
export const TWO = '2024-03-06,Low Tide,2001,https://a,4.5,,,2024-03-05\n2024-03-07,Dune,,https://b,,,,2024-03-07\n';

export const searchIn = (titles: TitleSummary[]): Partial<TmdbClient> => ({
  searchTitles: ({ query, mediaType }) =>
    Promise.resolve(pageOf(titles.filter((each) => each.title === query && each.mediaType === mediaType))),
  searchMulti: ({ query }) => Promise.resolve(pageOf(titles.filter((each) => each.title === query))),
});
export const tmdb = searchIn(films);

export function open(client: Partial<TmdbClient> = tmdb) {
  const { services } = testServices({ tmdb: client });
  const store = createAppStore(services);
  // Jest has no workers: the planner runs beside the job, and like a worker that was ended it no longer answers.
  const connect = (signal: AbortSignal) =>
    new Proxy(new ImportPlanner(), {
      get: (planner, name) => {
        const method: unknown = Reflect.get(planner, name);
        if (typeof method !== 'function') return method;
        return async (...given: unknown[]) => {
          const answer: unknown = await Reflect.apply(method, planner, given);
          return signal.aborted ? new Promise(() => undefined) : answer;
        };
      },
    }) as unknown as Remote<ImportPlanner>;
  const job = new ImportJob(store, { now: services.now }, connect);
  const kept = (name: 'plays' | 'ratings' | 'bookmarks') =>
    listEntries(store.getState().collections[name] as never)
      .filter(isLive)
      .map(({ key }) => key);
  const review = () => {
    const state = job.getState();
    if (state.phase !== 'review') throw new Error(`It is ${state.phase}.`);
    return state.review;
  };
  const titleNamed = (name: string): NamedTitle => {
    const { single, several, none } = review().summary.open;
    const found = [single, several, none]
      .flatMap(({ titles }) => titles)
      .find(({ title: { ref } }) => ref.title === name);
    if (!found) throw new Error(`${name} is not among the titles to identify.`);
    return found.title;
  };
  return { store, job, kept, review, titleNamed };
}
export const statuses = (counts: { watching: Record<string, number> }) =>
  Object.fromEntries(Object.entries(counts.watching).filter(([, count]) => count > 0));
