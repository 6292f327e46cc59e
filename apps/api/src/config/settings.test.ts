import { isAbsolute } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { databaseUrlOf, readSettings } from './settings';

const sentenceOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

describe('settings', () => {
  it('all have defaults [PRODUCT-02]', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 8787, providerPort: 8788, trustProxy: 'loopback', logLevel: 'info' });
    expect(settings.tmdb).toEqual({
      token: undefined,
      baseUrl: 'https://api.themoviedb.org/3',
    });
    expect(settings.databaseUrl).toBeUndefined();
    expect(settings.diskReserveBytes).toBe(128 * 1024 * 1024);
    expect(isAbsolute(settings.dataDir)).toBe(true);
  });

  it('say what to do without a database', () => {
    expect(() => databaseUrlOf(readSettings({}))).toThrow(
      'Set DATABASE_URL, or start with `npm start`, which includes a database.',
    );
  });

  it('counts an empty variable as unset', () => {
    expect(readSettings({ PORT: '', TMDB_TOKEN: '  ', DATABASE_URL: '' })).toMatchObject({
      port: 8787,
      databaseUrl: undefined,
    });
  });

  it('do not watch free space with a reserve of 0', () => {
    expect(readSettings({ DISK_RESERVE_MB: '0' }).diskReserveBytes).toBe(0);
  });

  it('drop trailing slashes of URLs', () => {
    expect(readSettings({ PUBLIC_URL: 'https://films.example.org/' }).publicUrl).toBe('https://films.example.org');
  });

  it('read image hosts as a list in lower case', () => {
    expect(readSettings({ IMAGE_HOSTS: 'Img.Example.org, cdn.example.org,' }).imageHosts).toEqual([
      'img.example.org',
      'cdn.example.org',
    ]);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('reads TRUST_PROXY %s as Express does', (text, value) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(value);
  });

  it("send mail from the site's host name by default", () => {
    const mail = { SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: 'https://films.example.org' };
    expect(readSettings(mail).mail?.from).toBe('Marquee <no-reply@films.example.org>');
    expect(readSettings({ ...mail, MAIL_FROM: 'us@example.org' }).mail?.from).toBe('us@example.org');
    expect(readSettings({}).mail).toBeUndefined();
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number between 1 and 65535.'],
    [{ PORT: '70000' }, 'PORT must be a port number between 1 and 65535.'],
    [
      { DATABASE_URL: 'mysql://x@y/z' },
      'DATABASE_URL must be a URL such as postgresql://user:password@host:5432/name.',
    ],
    [{ MEMORY: 'tiny' }, 'MEMORY must be normal or small.'],
    [{ USER_SOURCES: 'http' }, 'USER_SOURCES must be one of auto, https, off.'],
    [{ PUBLIC_URL: 'marquee.example.org' }, 'PUBLIC_URL must be a URL such as https://marquee.example.org.'],
    [{ PUBLIC_URL: 'https://a.example/films' }, 'PUBLIC_URL must have no path, because Marquee is served at / only.'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'SMTP_URL needs PUBLIC_URL, because its emails contain links.'],
    [
      { SMTP_URL: 'mail.example.org', PUBLIC_URL: 'https://a.example' },
      'SMTP_URL must be a URL such as smtp://user:password@mail.example.org:587.',
    ],
    [{ DISK_RESERVE_MB: 'some' }, 'DISK_RESERVE_MB must be a number of megabytes from 0 to 1000000.'],
    [
      { LOG_LEVEL: 'loud', DISK_RESERVE_MB: 'many' },
      'DISK_RESERVE_MB must be a number of megabytes from 0 to 1000000; LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
  ])('refuses %j in one sentence', (environment, sentence) => {
    expect(sentenceOf(environment)).toBe(sentence);
  });
});
