import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { countScriptBytes, freshPage } from '../browser';
import { openTitle, popularFilm, watchUntilFirstFrame } from '../journey';
import type { Product } from '../product';
import type { Row } from '../row';

const kilobytes = (bytes: number): number => bytes / 1024;

/** Size of the imports of `source`: bundled, minified, in brotli. */
async function bundledKilobytes(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return kilobytes(brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length);
}

const STACK = `
  import { createRoot } from 'react-dom/client';
  import { createBrowserRouter, RouterProvider } from 'react-router-dom';
  import { configureStore, createSlice } from '@reduxjs/toolkit';
  import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
  import { Provider } from 'react-redux';
  import { persistReducer, persistStore } from 'redux-persist';
  console.log(createRoot, createBrowserRouter, RouterProvider, configureStore, createSlice, createApi, fetchBaseQuery,
    Provider, persistReducer, persistStore);
`;

/** Scripts until the page is hydrated, and until it is quiet; in kilobytes. */
async function scriptsOf(browser: Browser, url: string): Promise<{ hydrated: number; idle: number }> {
  const { page, cdp, close } = await freshPage(browser);
  const bytes = await countScriptBytes(cdp);
  await page.goto(url);
  // Evaluated through the protocol: the policy forbids text that the page would have to evaluate, and a locator reacts
  // late.
  while (!(await page.evaluate<boolean>("document.documentElement.hasAttribute('data-hydrated')")))
    await page.waitForTimeout(5);
  const first = kilobytes(bytes());
  await page.waitForLoadState('networkidle');
  const all = kilobytes(bytes());
  await close();
  return { hydrated: first, idle: all };
}

/** JavaScript that a first visit downloads: for home, and from a title page to the first frame. */
export async function javascriptRows(browser: Browser, product: Product): Promise<Row[]> {
  const film = await popularFilm(product);
  const home = await scriptsOf(browser, product.url);
  const title = await scriptsOf(browser, product.url + film);

  const playing = await freshPage(browser);
  const playingBytes = await countScriptBytes(playing.cdp);
  await openTitle(playing.page, product);
  await watchUntilFirstFrame(playing.page);
  const playingSize = kilobytes(playingBytes());
  await playing.close();

  const stack = await bundledKilobytes(STACK);
  const stackWithHls = stack + (await bundledKilobytes(`import Hls from 'hls.js'; console.log(Hls);`));
  return [
    {
      name: 'JavaScript of home until it is hydrated',
      unit: 'KB',
      value: home.hydrated,
      goal: { atMost: 105 },
      alternative: { name: 'React, router, RTK Query and redux-persist alone', value: stack },
    },
    {
      name: 'JavaScript of home in all',
      unit: 'KB',
      value: home.idle,
      alternative: { name: 'React, router, RTK Query and redux-persist alone', value: stack },
    },
    {
      name: 'JavaScript of a title page beside home’s',
      unit: 'KB',
      value: title.hydrated - home.hydrated,
      goal: { atMost: 25 },
      alternative: { name: 'with what finds its sources', value: title.idle - home.hydrated },
    },
    {
      name: 'JavaScript of a title page until it plays',
      unit: 'KB',
      value: playingSize,
      alternative: { name: 'the same libraries and hls.js alone', value: stackWithHls },
    },
  ];
}
