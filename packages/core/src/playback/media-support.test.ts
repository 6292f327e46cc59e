import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  assumedMediaSupport,
  findMediaSupport,
  mediaFeatures,
  readMediaSupport,
  writeMediaSupport,
  type DecodingQuestion,
} from './media-support';

describe('what a browser can play [SOURCE-15]', () => {
  it('is determined by Media Source and Media Capabilities', async () => {
    const asked: DecodingQuestion[] = [];
    const found = await findMediaSupport({
      isTypeSupported: (type) => /hvc1|ac-3|opus/.test(type),
      isDecodable: async (question) => {
        asked.push(question);
        return question.video?.transferFunction === 'pq' || question.audio?.contentType.includes('mp4a') === true;
      },
    });
    expect(found).toEqual(['hevc', 'hevc10', 'ac3', 'opus', 'aac-5.1', 'pq']);
    // HDR support is queried only for codecs that the browser supports.
    expect(asked.filter(({ video }) => video).map(({ video }) => video?.contentType)).toEqual([
      'video/mp4; codecs="hvc1.2.4.L153.B0"',
      'video/mp4; codecs="hvc1.2.4.L153.B0"',
    ]);
  });

  it('is nothing more if the browser has neither', async () => {
    const nothing = { isTypeSupported: () => false, isDecodable: () => Promise.resolve(false) };
    expect(await findMediaSupport(nothing)).toEqual([]);
  });

  it('is read back as it was written, whatever else it contains', () => {
    fc.assert(
      fc.property(fc.subarray([...mediaFeatures]), fc.array(fc.string()), (features, noise) => {
        const names = noise.filter((name) => !mediaFeatures.some((feature) => name.split(',').includes(feature)));
        expect([...readMediaSupport([...names, writeMediaSupport(features)].join(','))]).toEqual(features);
      }),
    );
    expect(readMediaSupport('')).toEqual(new Set());
    expect(readMediaSupport(undefined)).toBe(assumedMediaSupport);
  });
});
