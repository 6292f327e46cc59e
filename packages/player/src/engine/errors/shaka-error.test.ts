import { describe, expect, it } from '@jest/globals';
import { playerMessages } from '../../messages';
import { errorText, internalTexts } from './error-texts';
import { playerErrorCodes } from './player-error';
import { isAbort, isFatal, toPlayerError } from './shaka-error';

const shaka = (code: number, category: number, severity = 2, data: unknown[] = []) => ({
  code,
  category,
  severity,
  data,
});

describe('error mapping', () => {
  it.each([
    ['a playlist that answers 404', shaka(1001, 1), 'network', 'Check your internet connection and try again.'],
    ['a time-out', shaka(1003, 1), 'network', 'Check your internet connection and try again.'],
    ['a file that cannot be decoded', shaka(3016, 3, 2, [4]), 'media', 'An error occurred while loading the video.'],
    ['a file whose download broke', shaka(3016, 3, 2, [2]), 'network', 'Check your internet connection and try again.'],
    ['a web page instead of a playlist', shaka(4015, 4), 'stream', 'An error occurred while loading the video.'],
    ['a playlist without variants', shaka(4036, 4), 'no-quality', 'An error occurred while loading the video.'],
    ['codecs the browser lacks', shaka(4032, 4), 'unsupported', 'An error occurred while loading the video.'],
    ['protected content', shaka(6001, 6), 'unsupported', 'An error occurred while loading the video.'],
    ['a bug', new TypeError('x is undefined'), 'unexpected', 'An error occurred while loading the video.'],
    ['anything thrown', 'boom', 'unexpected', 'An error occurred while loading the video.'],
  ])('shows the specified text for %s [PLAYER-20]', (_, thrown, code, shown) => {
    const error = toPlayerError(thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error.code).toBe(code);
    expect(errorText(error.code, playerMessages())).toBe(shown);
    expect(error.cause).toBe(thrown);
  });

  it('has the specified internal text for every code [PLAYER-21]', () => {
    expect(Object.keys(internalTexts).sort()).toEqual([...playerErrorCodes].sort());
    expect(new Set(Object.values(internalTexts))).toEqual(
      new Set([
        'HLS is not supported in this browser',
        'Network error: Failed to load after 3 attempts.',
        'An unexpected error occurred',
        'Fatal HLS error',
        'No valid quality found',
        'Selected quality not available',
        'Failed to initialize video player',
      ]),
    );
  });

  it('treats neither an abort as an error nor a warning as fatal', () => {
    expect([7000, 7001, 7003].every((code) => isAbort(shaka(code, 7)))).toBe(true);
    expect(isAbort(new DOMException('stop', 'AbortError'))).toBe(true);
    expect(isAbort(shaka(1001, 1))).toBe(false);
    expect([isFatal(shaka(1001, 1, 1)), isFatal(shaka(1001, 1, 2)), isFatal(new Error('bug'))]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
