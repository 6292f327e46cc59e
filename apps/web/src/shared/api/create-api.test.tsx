import { TextEncoder } from 'node:util';
import { expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { Provider } from 'react-redux';

/*
 * Server rendering depends on an option of RTK Query that is marked unstable (src/app/server/render-page.tsx). This
 * test fails if a release changes it; otherwise the server would render empty pages.
 */
it('RTK Query starts requests while rendering on the server, and has their data in the next render', async () => {
  // React's server renderer needs this, and jsdom lacks it.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const createApi = buildCreateApi(coreModule(), reactHooksModule({ unstable__sideEffectsInRender: true }));
  const api = createApi({
    reducerPath: 'canary',
    baseQuery: (id: number) => ({ data: `Title ${id}` }),
    endpoints: (build) => ({ title: build.query<string, number>({ query: (id) => id }) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const Title = () => <h1>{api.useTitleQuery(7).data ?? 'nothing yet'}</h1>;
  const render = () =>
    renderToString(
      <Provider store={store}>
        <Title />
      </Provider>,
    );
  expect(render()).toBe('<h1>nothing yet</h1>');
  const running = store.dispatch(api.util.getRunningQueriesThunk());
  expect(running).toHaveLength(1);
  await Promise.all(running);
  expect(render()).toBe('<h1>Title 7</h1>');
  store.dispatch(api.util.resetApiState());
});
