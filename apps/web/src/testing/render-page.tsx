import type { FakeEngine } from '@marquee/player/testing';
import { createFakeEngine, sampleFileResult, sampleHlsResult } from '@marquee/player/testing';
import { createFakeTmdb, type FakeTmdb } from '@marquee/tmdb/testing';
import type { ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
// Loaded with the test, not by the first click: transforming it takes longer than a test waits.
import '../features/watch/stage/player-chunk';
import { defaultConfig } from '../shared/config/default-config';
import { renderApp } from './render-app';

interface RenderPageOptions {
  path: string;
  pattern: string;
  tmdb?: FakeTmdb;
  /** What the provider answers, by path; nothing at all when left out of the world. */
  provider?: Record<string, unknown>;
  durationSec?: number;
  /** Whether the visitor has pressed or touched anything yet (default true). */
  hasVisitor?: boolean;
}

const sources = {
  sources: [
    { id: 'two', rank: 2 },
    { id: 'glint', rank: 1 },
  ],
};

/** A provider that has a title: `film` is the end of its path, e.g. `movie/101`. */
export const providerWith = (...films: string[]): Record<string, unknown> => ({
  '/sources': sources,
  ...Object.fromEntries(
    films.flatMap((film) => [
      [`/sources/two/${film}`, sampleHlsResult],
      [`/sources/glint/${film}`, sampleFileResult],
    ]),
  ),
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** Renders a page with a faked metadata service, provider and engine. */
export function renderPage(Page: ComponentType, options: RenderPageOptions) {
  const { path, pattern, tmdb = createFakeTmdb(), provider = {}, durationSec = 100, hasVisitor = true } = options;
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: hasVisitor }, configurable: true });
  const engines: FakeEngine[] = [];
  const create = () => {
    const engine = createFakeEngine({ durationSec });
    // React may begin a player's first rendering twice; the engine of the one it drops never loads anything.
    const load: typeof engine.load = (...args) => {
      if (!engines.includes(playing)) engines.push(playing);
      return engine.load(...args);
    };
    const playing: FakeEngine = new Proxy(engine, {
      get: (target, name) => (name === 'load' ? load : Reflect.get(target, name, target)),
    });
    return playing;
  };
  const config = { ...defaultConfig, providers: [{ id: 'demo', name: 'Demo', url: 'https://provider.example' }] };
  const view = renderApp(
    <>
      <Address />
      <Routes>
        <Route path={pattern} element={<Page />} />
      </Routes>
    </>,
    {
      path,
      tmdb: tmdb.client,
      engines: { create, warmUp: () => Promise.resolve() },
      api: { '/api/config': config, ...provider },
    },
  );
  return { ...view, tmdb, engines, address: () => view.getByTestId('address').textContent };
}
