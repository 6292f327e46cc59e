import { describe, expect, it } from '@jest/globals';
import { readSettings, SettingsError } from './settings';

describe('settings', () => {
  it('fall back to port 8788 and level info when nothing is set, or set to nothing', () => {
    const defaults = { port: 8788, publicUrl: undefined, logLevel: 'info', secret: undefined };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings({ PROVIDER_PORT: '', PROVIDER_PUBLIC_URL: '', LOG_LEVEL: '' })).toEqual(defaults);
  });

  it('take the public address without its trailing slash', () => {
    expect(readSettings({ PROVIDER_PUBLIC_URL: 'https://media.example.org/' }).publicUrl).toBe(
      'https://media.example.org',
    );
  });

  it.each([
    ['PROVIDER_PORT', 'eighty'],
    ['PROVIDER_PORT', '65536'],
    ['PROVIDER_PORT', '-1'],
    ['PROVIDER_PUBLIC_URL', 'media.example.org'],
    ['PROVIDER_PUBLIC_URL', 'ftp://media.example.org'],
    ['PROVIDER_PUBLIC_URL', 'https://example.org/media'],
    ['LOG_LEVEL', 'loud'],
    ['PROVIDER_SECRET', 'short'],
  ])('name %s in one sentence when it is %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be [^.]+.*\\.$`));
  });
});
