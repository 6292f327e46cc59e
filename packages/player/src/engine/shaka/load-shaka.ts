import type shakaHls from 'shaka-player/dist/shaka-player.hls-es2021.js';

/** What both builds have of the library's namespace, and its player. */
export type Shaka = Pick<typeof shakaHls, 'Player' | 'polyfill'>;
export type ShakaPlayer = InstanceType<Shaka['Player']>;
export type PreloadManager = NonNullable<Awaited<ReturnType<ShakaPlayer['preload']>>>;

/** Which build of Shaka a stream needs: the one for HLS also plays files. */
export type ShakaBuild = 'hls' | 'dash';
export type LoadShaka = (build: ShakaBuild) => Promise<Shaka>;

const builds: Record<ShakaBuild, () => Promise<Shaka>> = {
  hls: async () => (await import('shaka-player/dist/shaka-player.hls-es2021.js')).default,
  // The same classes, which each build declares anew with private members, so that no type can join them.
  dash: async () => (await import('shaka-player/dist/shaka-player.dash-es2021.js')).default as unknown as Shaka,
};
const loading: Partial<Record<ShakaBuild, Promise<Shaka>>> = {};

/** Shaka as chunks of their own, 148 KB for HLS and 141 KB for DASH; each fetched and evaluated once, and again after a failed fetch. */
export const loadShaka: LoadShaka = (build) => {
  loading[build] ??= builds[build]().then(
    (shaka) => {
      shaka.polyfill.installAll();
      return shaka;
    },
    (error: unknown) => {
      loading[build] = undefined;
      throw error;
    },
  );
  return loading[build];
};

/** Fetches and evaluates Shaka ahead of Watch. Never rejects: a failure shows up when playing is tried. */
export const warmEngine = (): Promise<void> =>
  loadShaka('hls').then(
    () => undefined,
    () => undefined,
  );
