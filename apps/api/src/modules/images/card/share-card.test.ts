import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { DiskCache } from '@marquee/server';
import { memoryBounds } from '../../../config';
import { BoundedCaches } from '../../../lib/bounded-caches';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { ArtworkCache } from '../artwork-cache';
import { ImageFetchError } from '../image-fetch-error';
import { ImageTransformer } from '../image-transformer';
import { ImagesService } from '../images.service';
import type { ShareCard } from './share-card';

const card: ShareCard = {
  names: ['Heat'],
  line: '1995',
  rating: '8.0',
  siteName: 'Marquee',
  direction: 'ltr',
  backdrop: '/back.jpg',
  posters: ['/gone.jpg'],
};

const folder = temporaryFolder();
const compose = jest.fn<ImageTransformer['compose']>();
let images: ImagesService;
beforeEach(() => {
  compose.mockReset().mockImplementation(async () => Buffer.from('a picture'));
  const caches = new BoundedCaches(memoryBounds.small.caches);
  const transformer = new ImageTransformer({ maxPixels: 1, maxWaitingBytes: 1, fontFolder: folder.path });
  const diskSpace = { isLow: false, addCache: () => undefined };
  images = new ImagesService({
    artwork: new ArtworkCache(() => null, caches),
    cache: new DiskCache({ folder: folder.path, maxBytes: 1_000_000, diskSpace, now: () => 0 }),
    fetchImage: async ({ pathname }) => {
      if (pathname.includes('gone')) throw new ImageFetchError('missing', 'gone');
      return Buffer.from(pathname);
    },
    transformer: Object.assign(transformer, { compose }),
    tmdbImageBaseUrl: 'https://pictures.example/t/p',
    ownOrigins: [],
  });
});
afterEach(() => folder.remove());

it('is composed once for all who ask, and again when it says something else [SHARE-04]', async () => {
  const [first, second] = await Promise.all([images.shareCard(card, 'a'), images.shareCard(card, 'b')]);
  expect(first).toEqual(second);
  await images.shareCard(card, 'c');
  expect(compose).toHaveBeenCalledTimes(1);
  await images.shareCard({ ...card, rating: '8.1' }, 'c');
  expect(compose).toHaveBeenCalledTimes(2);
});

it('is composed without a picture that does not exist [SHARE-01]', async () => {
  await images.shareCard(card, 'a');
  expect(compose.mock.lastCall).toMatchObject([
    {
      card: { names: ['Heat'] },
      posters: [],
      backdrop: { input: Buffer.from('/t/p/w1280/back.jpg'), isOwnSvg: false },
    },
    'a',
  ]);
});
