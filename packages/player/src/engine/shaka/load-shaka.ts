import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

/** The library's namespace, and its player. */
export type Shaka = typeof shaka;
export type ShakaPlayer = InstanceType<Shaka['Player']>;
export type LoadShaka = () => Promise<Shaka>;

let loading: Promise<Shaka> | undefined;

/** The 152 KB of Shaka as a chunk of their own; fetched and evaluated once, and again after a failed fetch. */
export const loadShaka: LoadShaka = () => {
  loading ??= import('shaka-player/dist/shaka-player.hls-es2021.js').then(
    (module) => {
      module.default.polyfill.installAll();
      return module.default;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

/** Fetches and evaluates Shaka ahead of Watch. Never rejects: a failure shows up when playing is tried. */
export const warmEngine = (): Promise<void> =>
  loadShaka().then(
    () => undefined,
    () => undefined,
  );
