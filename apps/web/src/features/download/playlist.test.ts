import { describe, expect, it } from '@jest/globals';
import { PlaylistError, readMaster, readMedia } from './playlist';

const BASE = 'https://media.example.org/film/master.m3u8';

describe('a master playlist', () => {
  it('lists qualities, best first, with their audio languages', () => {
    const variants = readMaster(
      `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English, stereo",LANGUAGE="en",URI="en/i.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="b",NAME="Other",LANGUAGE="fr",URI="fr/i.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="a"
low/i.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=5000000,RESOLUTION=1920x1080,AUDIO="a"
/high/i.m3u8?x=1
`,
      BASE,
    );
    expect(variants?.map(({ height, url }) => [height, url])).toEqual([
      [1080, 'https://media.example.org/high/i.m3u8?x=1'],
      [360, 'https://media.example.org/film/low/i.m3u8'],
    ]);
    expect(variants?.[0]?.sounds).toEqual([
      { name: 'English, stereo', language: 'en', url: 'https://media.example.org/film/en/i.m3u8' },
    ]);
  });

  it('is not assumed for a media playlist or a web page', () => {
    expect(readMaster('#EXTM3U\n#EXTINF:2,\ns0.ts\n#EXT-X-ENDLIST', BASE)).toBeNull();
    expect(() => readMaster('<!doctype html>', BASE)).toThrow(PlaylistError);
  });
});

describe('a media playlist', () => {
  it('lists its segments with their keys, numbered from the media sequence', () => {
    const { pieces, init, isComplete } = readMedia(
      `#EXTM3U
#EXT-X-MEDIA-SEQUENCE:7
#EXT-X-KEY:METHOD=AES-128,URI="key.bin"
#EXTINF:2,
s7.ts
#EXT-X-KEY:METHOD=AES-128,URI="key.bin",IV=0x000102030405060708090a0b0c0d0e0f
#EXTINF:2,
s8.ts
#EXT-X-KEY:METHOD=NONE
#EXTINF:2,
s9.ts
#EXT-X-ENDLIST`,
      BASE,
    );
    expect(init).toBeNull();
    expect(isComplete).toBe(true);
    expect(pieces.map(({ url }) => url.slice(-5))).toEqual(['s7.ts', 's8.ts', 's9.ts']);
    expect(pieces.map(({ key }) => key && [...key.iv])).toEqual([
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
      undefined,
    ]);
  });

  it('supports byte ranges, with each following the last if no start is given', () => {
    const { init, pieces } = readMedia(
      `#EXTM3U
#EXT-X-MAP:URI="all.mp4",BYTERANGE="100@0"
#EXT-X-BYTERANGE:50@100
#EXTINF:2,
all.mp4
#EXT-X-BYTERANGE:70
#EXTINF:2,
all.mp4`,
      BASE,
    );
    expect([init?.range, ...pieces.map(({ range }) => range)]).toEqual([
      { start: 0, length: 100 },
      { start: 100, length: 50 },
      { start: 150, length: 70 },
    ]);
  });

  it('is rejected when live or protected by DRM', () => {
    expect(readMedia('#EXTM3U\n#EXTINF:2,\ns0.ts', BASE).isComplete).toBe(false);
    const locked = () => readMedia('#EXTM3U\n#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://x"\n#EXTINF:2,\ns0.ts', BASE);
    expect(locked).toThrow('protected');
  });

  it('is rejected when its film lies in several files [LIBRARY-14]', () => {
    const joined = () => readMedia('#EXTM3U\n#EXT-X-MAP:URI="a.mp4"\n0.m4s\n#EXT-X-MAP:URI="b.mp4"\n1.m4s', BASE);
    expect(joined).toThrow('several-files');
  });
});
