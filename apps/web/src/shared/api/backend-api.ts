import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** The app's own API at the same origin. Features add their endpoints with `injectEndpoints`. */
export const backendApi = createApi({
  reducerPath: 'backend',
  baseQuery: fetchBaseQuery({ baseUrl: '/api', credentials: 'include' }),
  endpoints: () => ({}),
});

declare module '../store/state' {
  interface AppState {
    backend: ReturnType<typeof backendApi.reducer>;
  }
}
