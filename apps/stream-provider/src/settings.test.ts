import { delimiter } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { OperationalError } from '@marquee/server';
import { readSettings } from './settings';

describe('settings', () => {
  it('fall back to port 8788 and level info when nothing is set, or set to nothing', () => {
    const demo = { library: undefined, hasDemo: true, ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', searchPath: '' };
    const defaults = {
      port: 8788,
      host: undefined,
      publicUrl: undefined,
      allowedOrigins: [],
      logLevel: 'info',
      metricsToken: undefined,
      memory: 'normal',
      secret: undefined,
      ...demo,
    };
    expect(readSettings({}, '/base')).toEqual(defaults);
    expect(readSettings({ PROVIDER_PORT: '', PROVIDER_URL: '', LOG_LEVEL: '' }, '/base')).toEqual(defaults);
  });

  it('take the public address without its trailing slash', () => {
    expect(readSettings({ PROVIDER_URL: 'https://media.example.org/' }, '/base').publicUrl).toBe(
      'https://media.example.org',
    );
  });

  it('let pages of the site use the provider, others only if the operator names them', () => {
    const origins = (environment: Record<string, string>) => readSettings(environment, '/base').allowedOrigins;
    const PUBLIC_URL = 'https://marquee.example.org/films';
    expect(origins({ PUBLIC_URL })).toEqual(['https://marquee.example.org']);
    expect(origins({ PUBLIC_URL, PROVIDER_ORIGINS: 'http://tv.local:8787, https://other.example/' })).toEqual([
      'https://marquee.example.org',
      'http://tv.local:8787',
      'https://other.example',
    ]);
    expect(origins({ PUBLIC_URL, PROVIDER_ORIGINS: '*' })).toBe('*');
  });

  it('accept several media folders, relative ones from the base, and cache in the data folder', () => {
    const { library, hasDemo } = readSettings(
      { MEDIA_DIR: `/films${delimiter}series`, LIBRARY_CACHE_MB: '100', LIBRARY_4K: 'open', DEMO_FILM: 'off' },
      '/base',
    );
    expect(library).toMatchObject({
      folders: ['/films', '/base/series'],
      cacheDir: '/base/.data/library',
      is4kOpen: true,
    });
    expect(library?.cacheBytes).toBe(100 * 1024 * 1024);
    expect(library?.diskReserveBytes).toBe(128 * 1024 * 1024);
    expect(hasDemo).toBe(false);
  });

  it('transcode one film at a time on a small machine, unless told otherwise', () => {
    const transcodes = (environment: Record<string, string>) =>
      readSettings({ MEDIA_DIR: '/films', MEMORY: 'small', ...environment }, '/base').library?.maxTranscodes;
    expect([transcodes({}), transcodes({ LIBRARY_TRANSCODES: '3' })]).toEqual([1, 3]);
  });

  it('leave the folders to the site where only that can name them, and say what may be chosen [FOLDER-02]', () => {
    const PROVIDER_SECRET = 'x'.repeat(32);
    const libraryOf = (environment: Record<string, string>) => readSettings(environment, '/base').library;
    expect(libraryOf({})).toBeUndefined();
    expect(libraryOf({ PROVIDER_SECRET })).toMatchObject({ folders: undefined, dataDir: '/base/.data' });
    const MEDIA_ROOTS = ['/films', '/series'].join(delimiter);
    expect(libraryOf({ PROVIDER_SECRET, MEDIA_ROOTS })?.roots).toEqual(['/films', '/series']);
    expect(libraryOf({ PROVIDER_SECRET, MEDIA_ROOTS: 'off' })?.roots).toEqual([]);
    expect(() => libraryOf({ PROVIDER_SECRET, MEDIA_ROOTS: 'films' })).toThrow(OperationalError);
  });

  it.each([
    ['MEDIA_DIR', delimiter],
    ['LIBRARY_CACHE_MB', '1'],
    ['LIBRARY_TRANSCODES', '0'],
    ['DISK_RESERVE_MB', 'some'],
    ['LIBRARY_4K', 'yes'],
    ['DEMO_FILM', 'no'],
    ['PROVIDER_PORT', 'eighty'],
    ['PROVIDER_PORT', '65536'],
    ['PROVIDER_PORT', '-1'],
    ['PROVIDER_URL', 'media.example.org'],
    ['PROVIDER_URL', 'ftp://media.example.org'],
    ['PROVIDER_URL', 'https://example.org/media'],
    ['PROVIDER_ORIGINS', 'marquee.example.org'],
    ['PROVIDER_ORIGINS', '*, https://marquee.example.org'],
    ['PROVIDER_ORIGINS', 'https://marquee.example.org/films'],
    ['PUBLIC_URL', 'marquee.example.org'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['PROVIDER_SECRET', 'short'],
  ])('name %s in one sentence when it is %s', (name, value) => {
    expect(() => readSettings({ [name]: value }, '/base')).toThrow(OperationalError);
    expect(() => readSettings({ [name]: value }, '/base')).toThrow(new RegExp(`^${name} must (?:be|have) [^.]+.*\\.$`));
  });
});
