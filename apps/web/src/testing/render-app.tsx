import type { TmdbClient } from '@marquee/tmdb';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { startPersistence } from '../app/persistence';
import { AppProviders } from '../app/providers';
import { createAppStore, type AppStore } from '../app/store';
import type { AppServices, EngineFactory } from '../shared/store';
import { createRecords, type Records } from '../shared/store/collections';
import { createStorageAdapter, slots } from '../shared/store/storage';

interface Options {
  /** Calls of the metadata client that the test answers; any other rejects. */
  tmdb?: Partial<TmdbClient>;
  /** Answers of the app's own API by path, with the query or without; any other is a 404. */
  api?: Record<string, unknown>;
  path?: string;
  now?: () => number;
  /** What plays; without it nothing can. */
  engines?: EngineFactory;
  records?: Records;
}

const noAnswer = (name: string) => () => Promise.reject(new Error(`The test does not answer ${name}.`));

const noEngines: EngineFactory = {
  create: () => {
    throw new Error('The test brings no engine.');
  },
  warmUp: () => Promise.resolve(),
};

/** What the store is given in tests: real storage in jsdom, faked network. */
export function testServices({
  tmdb = {},
  now = () => 1_700_000_000_000,
  engines = noEngines,
  records = createRecords(),
}: Options = {}) {
  const reports: string[] = [];
  const storage = createStorageAdapter({
    local: window.localStorage,
    slots,
    report: (text) => reports.push(text),
    now,
  });
  const client = new Proxy(tmdb, {
    // A promise of the client asks whether the client is a promise itself.
    get: (calls, name: string) => (name === 'then' ? undefined : (calls[name as keyof TmdbClient] ?? noAnswer(name))),
  }) as TmdbClient;
  const services: AppServices = {
    fetch: window.fetch,
    now,
    storage,
    records,
    engines,
    contentFilter: 'unrestricted',
    tmdb: () => client,
  };
  return { services, reports, report: (text: string) => void reports.push(text) };
}

/** What an earlier app still had to write would come into the next one's storage. */
let stopPrevious: () => void = () => undefined;

/** Renders a part of the app at an address, with a real store, router and storage. */
export function renderApp(
  element: ReactNode,
  options: Options = {},
): RenderResult & { store: AppStore; reports: string[]; records: Records } {
  const { api = {}, path = '/' } = options;
  stopPrevious();
  window.fetch = (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const known = [pathname + search, pathname].find((address) => Object.hasOwn(api, address));
    const body = known === undefined ? undefined : api[known];
    return Promise.resolve(
      new Response(JSON.stringify(body ?? { error: 'Not found', code: 'not_found' }), {
        status: body === undefined ? 404 : 200,
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  };
  const { services, reports, report } = testServices(options);
  const store = createAppStore(services);
  window.history.replaceState(null, '', path);
  const view = render(
    <AppProviders store={store}>
      <BrowserRouter>{element}</BrowserRouter>
    </AppProviders>,
  );
  stopPrevious = startPersistence(store, { ...services, local: window.localStorage, report });
  return { ...view, store, reports, records: services.records };
}
