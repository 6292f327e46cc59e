import { describe, expect, it } from '@jest/globals';
import { resolvePlaylist, resolveThumbnailTrack, withoutVariantsAbove } from './playlist';

const absolute = (address: string): string => new URL(address, 'https://a.example/m/').href;

describe('a playlist', () => {
  it('gets absolute URLs in lines and in tags, and keeps everything else', () => {
    const written = resolvePlaylist(
      '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:2.0,a URI of "x"\nv/1.m4s\n\n#EXT-X-ENDLIST\n',
      absolute,
    );
    expect(written).toBe(
      '#EXTM3U\n#EXT-X-MAP:URI="https://a.example/m/init.mp4"\n#EXTINF:2.0,a URI of "x"\nhttps://a.example/m/v/1.m4s\n\n#EXT-X-ENDLIST\n',
    );
  });

  it('loses the variants above a height with their URLs, but not the audio or other variants', () => {
    const master = [
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=AUDIO,URI="a.m3u8"',
      '#EXT-X-STREAM-INF:BANDWIDTH=5,RESOLUTION=1920x1080',
      '1080.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=9,RESOLUTION=3840x2160',
      '2160.m3u8',
      '#EXT-X-IMAGE-STREAM-INF:RESOLUTION=160x90,URI="t.m3u8"',
    ];
    expect(withoutVariantsAbove(master.join('\n'), 1080).split('\n')).toEqual(
      master.filter((line) => !/2160/.test(line)),
    );
    expect(withoutVariantsAbove(master.join('\n'), 2160)).toBe(master.join('\n'));
  });
});

describe('a thumbnail track', () => {
  it('gets absolute URLs that keep their fragment', () => {
    const track = 'WEBVTT\n\n00:00.000 --> 00:02.000\nsheet.jpg#xywh=0,0,160,90\n';
    expect(resolveThumbnailTrack(track, absolute)).toBe(track.replace('sheet.jpg', 'https://a.example/m/sheet.jpg'));
  });
});
