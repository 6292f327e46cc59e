import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { countScriptBytes, freshPage } from '../browser';
import { openTitle, watchUntilFirstFrame } from '../journey';
import type { Product } from '../product';
import type { Row } from '../row';

const kilobytes = (bytes: number): number => bytes / 1024;

/** Size of what `source` imports: bundled, minified, in brotli. */
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

/** JavaScript a first visit loads over the network: for home, and from a title page to the first frame. */
export async function javascriptRows(browser: Browser, product: Product): Promise<Row[]> {
  const home = await freshPage(browser);
  const homeBytes = await countScriptBytes(home.cdp);
  await home.page.goto(product.url, { waitUntil: 'networkidle' });
  const homeSize = kilobytes(homeBytes());
  await home.close();

  const title = await freshPage(browser);
  const titleBytes = await countScriptBytes(title.cdp);
  await openTitle(title.page, product);
  await watchUntilFirstFrame(title.page);
  const playingSize = kilobytes(titleBytes());
  await title.close();

  const stack = await bundledKilobytes(STACK);
  const stackWithHls = stack + (await bundledKilobytes(`import Hls from 'hls.js'; console.log(Hls);`));
  return [
    {
      name: 'JavaScript of home',
      unit: 'KB',
      value: homeSize,
      alternative: { name: 'React, router, RTK Query and redux-persist alone', value: stack },
    },
    {
      name: 'JavaScript of a title page until it plays',
      unit: 'KB',
      value: playingSize,
      alternative: { name: 'the same libraries and hls.js alone', value: stackWithHls },
    },
  ];
}
