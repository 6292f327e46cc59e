interface BuildEnv {
  VITE_TMDB_TOKEN?: string;
  VITE_APP_VERSION?: string;
  DEV?: boolean;
  SSR?: boolean;
}

/** Settings fixed when the app is built. Everything an operator changes later comes from `/api/config`. */
// Undefined where the code runs without Vite, as in tests.
const values = (import.meta.env as BuildEnv | undefined) ?? {};

export const env = {
  /** A TMDB credential embedded in the client; without one the API's gateway is used. */
  tmdbToken: values.VITE_TMDB_TOKEN || undefined,
  /** Of the app; empty in tests. */
  version: values.VITE_APP_VERSION ?? '',
  isDevelopment: values.DEV === true,
  /** Whether this is the build for server rendering. */
  isServer: values.SSR === true,
} as const;

export const TMDB_DIRECT_URL = 'https://api.themoviedb.org/3';
