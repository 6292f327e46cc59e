import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createApi } from './create-api';

/** The operator's JSON files at the root of the site. Features add their endpoints with `injectEndpoints`. */
export const siteFilesApi = createApi({
  reducerPath: 'siteFiles',
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  keepUnusedDataFor: 600,
  endpoints: () => ({}),
});

declare module '../store/state' {
  interface AppState {
    siteFiles: ReturnType<typeof siteFilesApi.reducer>;
  }
}
