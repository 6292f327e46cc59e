import type { StreamResult } from '@marquee/core/contracts';

const base = 'https://provider.example/media';

/** A playlist with captions and an intro, like the demo's `two`. */
export const sampleHlsResult: StreamResult = {
  sourceId: 'two',
  notice: 'A demo film stands in for this title.',
  stream: {
    type: 'hls',
    playlist: `${base}/film.m3u8`,
    captions: [
      { id: 'en', language: 'en', url: `${base}/en.vtt`, type: 'vtt' },
      { id: 'es', language: 'es', label: 'Español', url: `${base}/es.srt`, type: 'srt' },
    ],
    segments: [{ kind: 'intro', startSec: 0, endSec: 12 }],
  },
};

/** Files per quality, like the demo's `glint`. */
export const sampleFileResult: StreamResult = {
  sourceId: 'glint',
  stream: {
    type: 'file',
    qualities: {
      '480': { type: 'mp4', url: `${base}/480.mp4` },
      '360': { type: 'mp4', url: `${base}/360.mp4` },
    },
    captions: [],
  },
};
