import type shakaHls from 'shaka-player/dist/shaka-player.hls-es2021.js';

/** The parts of Shaka's namespace that both builds have, and its player. */
export type Shaka = Pick<typeof shakaHls, 'Player' | 'polyfill' | 'abr'>;
export type ShakaPlayer = InstanceType<Shaka['Player']>;
export type PreloadManager = NonNullable<Awaited<ReturnType<ShakaPlayer['preload']>>>;

/** The build of Shaka for a stream; the HLS build also plays files. */
export type ShakaBuild = 'hls' | 'dash';
export type LoadShaka = (build: ShakaBuild) => Promise<Shaka>;

const builds: Record<ShakaBuild, () => Promise<Shaka>> = {
  hls: async () => (await import('shaka-player/dist/shaka-player.hls-es2021.js')).default,
  // The classes are the same, but each build declares private members, which makes their types incompatible.
  dash: async () => (await import('shaka-player/dist/shaka-player.dash-es2021.js')).default as unknown as Shaka,
};
const loading: Partial<Record<ShakaBuild, Promise<Shaka> | undefined>> = {};

/**
 * Shaka in separate chunks, 148 KB for HLS and 141 KB for DASH; each is fetched and evaluated once, and again after a
 * failed fetch.
 */
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

/** Fetches and evaluates Shaka before Watch is pressed. Never rejects: a failure shows when playback is attempted. */
export const warmEngine = (): Promise<void> =>
  loadShaka('hls').then(
    () => undefined,
    () => undefined,
  );
