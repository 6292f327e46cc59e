import { describe, expect, it } from '@jest/globals';
import { fileMimeType, fileQualities, startingFile } from './file-qualities';
import { screenCap } from './device';
import { capRestrictions, maxHeightOf } from './quality-restrictions';
import { playerMessages } from '../messages';
import { trackName } from './track-names';
import { tracksByQuality } from './video-tracks';

const file = (url: string) => ({ type: 'mp4', url: `https://x.example/${url}` });

describe('qualities', () => {
  it('puts files in the order of the menu and starts with the best within the limit', () => {
    const files = fileQualities({
      type: 'file',
      qualities: { original: file('o'), '4k': file('4'), '360': file('3'), '1080': file('1') },
      captions: [],
    });
    expect(files.map(({ label }) => label)).toEqual(['360p', '1080p', '4K', 'Original']);
    expect(startingFile(files, { cap: '1080p' })?.label).toBe('1080p');
    expect(startingFile(files, { cap: '720p' })?.label).toBe('360p');
    expect(startingFile(files, { cap: '360p', quality: '4K' })?.label).toBe('4K');
    expect(startingFile([], { cap: 'Auto' })).toBeUndefined();
  });

  it('reads file types with and without a slash or dot [SOURCE-03]', () => {
    const containers = ['mp4', '.webm', 'video/mp4', 'VIDEO/X-MATROSKA', 'strange'].map(
      (type) => fileMimeType(type).split(';')[0],
    );
    expect(containers).toEqual(['video/mp4', 'video/webm', 'video/mp4', 'video/webm', 'video/mp4']);
    expect(fileMimeType('video/mp4; codecs="hvc1"')).toBe('video/mp4; codecs="hvc1"');
  });

  it('keeps the best track of each label and ignores audio-only ones', () => {
    const track = (height: number, bandwidth: number) => ({
      width: height && (height * 16) / 9,
      height,
      bandwidth,
      active: false,
      hdr: null,
    });
    const best = tracksByQuality([track(720, 1), track(0, 9), track(720, 3), track(720, 2), track(2160, 5)]);
    expect([...best].map(([label, { bandwidth }]) => [label, bandwidth])).toEqual([
      ['720p', 3],
      ['4K', 5],
    ]);
  });

  it('limits by class, so that a wide film is not downgraded', () => {
    expect(capRestrictions('Auto')).toEqual({ maxHeight: Infinity, maxWidth: Infinity });
    expect(maxHeightOf('4K')).toBe(Infinity);
    const { maxHeight, maxWidth } = capRestrictions('1080p');
    expect([1080, 2160].map((height) => height <= maxHeight)).toEqual([true, false]);
    expect([1920, 3840].map((width) => width <= maxWidth)).toEqual([true, false]);
    expect(maxHeightOf('720p')).toBeLessThan(maxHeightOf('1080p'));
  });

  it('never selects more than the screen shows, or the visitor allows [PLAYER-16, SETTING-03]', () => {
    const screen = (width: number, height: number, devicePixelRatio = 1) => ({
      screen: { width, height },
      devicePixelRatio,
    });
    expect(screenCap('Auto', screen(1920, 1080))).toBe('1080p');
    expect(screenCap('4K', screen(390, 844))).toBe('720p');
    expect(screenCap('480p', screen(3840, 2160))).toBe('480p');
    // A phone with three pixels for each of CSS.
    expect(screenCap('1080p', screen(390, 844, 3))).toBe('1080p');
    expect(screenCap('Auto', screen(360, 640, 2))).toBe('1080p');
  });

  it('names tracks by label, language and surround sound', () => {
    expect(trackName({ language: 'es', label: null, channels: 6 }, playerMessages())).toBe('Spanish 5.1');
    expect(trackName({ language: 'und', label: null }, playerMessages())).toBe('Unknown language');
    expect(trackName({ language: 'en', label: 'Commentary' }, playerMessages())).toBe('Commentary');
  });
});
