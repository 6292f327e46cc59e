import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { httpAddress, logLevel, oneOf, portNumber, wholeNumber } from './fields';
import { readEnvironment } from './read-environment';

const schema = z.object({
  PORT: portNumber(8787),
  PUBLIC_URL: httpAddress('https://films.example.org').optional(),
  CACHE_MB: wholeNumber('megabytes', 50, 1_000).default(100),
  MEMORY: oneOf(['normal', 'small']).default('normal'),
  LOG_LEVEL: logLevel,
});

describe('settings', () => {
  it('have their defaults if unset or empty', () => {
    const defaults = { PORT: 8787, CACHE_MB: 100, MEMORY: 'normal', LOG_LEVEL: 'info' };
    expect(readEnvironment(schema, {})).toEqual(defaults);
    expect(readEnvironment(schema, { PORT: '', CACHE_MB: '  ', PUBLIC_URL: undefined })).toEqual(defaults);
  });

  it('are converted to their types', () => {
    const given = { PORT: '0', PUBLIC_URL: 'https://films.example.org//', CACHE_MB: '50', MEMORY: 'small' };
    expect(readEnvironment(schema, given)).toMatchObject({
      PORT: 0,
      PUBLIC_URL: 'https://films.example.org',
      CACHE_MB: 50,
      MEMORY: 'small',
    });
  });

  it.each([
    [{ PORT: '65536' }, 'PORT must be a port number between 1 and 65535.'],
    [{ PORT: '-1' }, 'PORT must be a port number between 1 and 65535.'],
    [{ PUBLIC_URL: 'ftp://a.example' }, 'PUBLIC_URL must be a URL such as https://films.example.org.'],
    [{ CACHE_MB: '49' }, 'CACHE_MB must be a number of megabytes from 50 to 1000.'],
    [{ CACHE_MB: '1e3' }, 'CACHE_MB must be a number of megabytes from 50 to 1000.'],
    [{ MEMORY: 'tiny' }, 'MEMORY must be normal or small.'],
    [
      { MEMORY: 'tiny', LOG_LEVEL: 'loud' },
      'MEMORY must be normal or small; LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
  ])('are refused in one sentence: %j', (environment, sentence) => {
    expect(() => readEnvironment(schema, environment)).toThrow(sentence);
  });
});
