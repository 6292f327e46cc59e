import { describe, expect, it } from '@jest/globals';
import { bufferingGoalSec } from './buffering';
import { connectionClass } from './connection';
import { tunedConfig } from './shaka/config';

it('a fragment is tried eleven times, a playlist four times: Shaka counts attempts [PLAYER-25]', () => {
  const { manifest, streaming } = tunedConfig('fast');
  expect(streaming.retryParameters.maxAttempts).toBe(11);
  expect(manifest.retryParameters.maxAttempts).toBe(4);
});

describe('buffering', () => {
  it.each([
    ['slow-2g', 'slow'],
    ['2g', 'slow'],
    ['3g', 'slow'],
    ['4g', 'fast'],
    [undefined, 'fast'],
  ])('classifies a %s connection as %s [PLAYER-24]', (effectiveType, expected) => {
    expect(connectionClass(effectiveType ? { effectiveType } : undefined)).toBe(expected);
  });

  it('treats a visitor who saves data as slow', () => {
    expect(connectionClass({ effectiveType: '4g', saveData: true })).toBe('slow');
  });

  it('buffers 120 s on slow and 360 s on fast connections [PLAYER-24]', () => {
    expect([bufferingGoalSec('slow', 1e6), bufferingGoalSec('fast', 5e6), bufferingGoalSec('fast', null)]).toEqual([
      120, 360, 360,
    ]);
  });

  it('never exceeds 60 MB and 500 MB, whatever the bitrate, but keeps a few seconds [PLAYER-24]', () => {
    expect(bufferingGoalSec('slow', 8e6)).toBe(60);
    expect(bufferingGoalSec('fast', 40e6)).toBe(100);
    expect(bufferingGoalSec('slow', 900e6)).toBe(15);
  });
});
