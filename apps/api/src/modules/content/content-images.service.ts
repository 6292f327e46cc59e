import { hash } from 'node:crypto';
import { contentKinds, MOST_CONTENT_IMAGES } from '@marquee/core/contracts';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import type { CurrentSession } from '../auth';
import { imageParamsSchema, isRaster, type ImageTransformer } from '../images';
import { beginAct } from '../operator';
import type { SiteSettings } from '../site-settings';
import { ContentImagesRepository } from './content-images.repository';
import type { OperatorContent } from './operator-content';

export interface ContentImagesDeps {
  database: PrismaDatabase;
  imageTransformer: Pick<ImageTransformer, 'transform'>;
  siteSettings: SiteSettings;
  content: OperatorContent;
  now: () => number;
}

const PATH = '/api/content/images';
/** So long an uploaded picture may wait until the content that shows it is saved. */
const UNUSED_MS = 24 * 60 * 60_000;

/** Pictures that operators upload for banners, announcements and ads. */
export class ContentImagesService {
  constructor(private readonly deps: ContentImagesDeps) {}

  find(id: string): Promise<Uint8Array | undefined> {
    return new ContentImagesRepository(this.deps.database.prisma).find(id);
  }

  /**
   * Encodes a picture anew and stores it. Those that no content shows any more make room.
   *
   * @throws ApiError `picture_unreadable`, `pictures_full`
   */
  async add({ sessionId, userId }: CurrentSession, input: Buffer): Promise<string> {
    if (!isRaster(input)) throw new ApiError('picture_unreadable');
    const params = imageParamsSchema.parse({ url: PATH });
    const bytes = await this.deps.imageTransformer
      .transform({ input, params, isOwnSvg: false }, userId)
      .catch((error: unknown) => {
        const isUnreadable = error instanceof ApiError && error.code === 'image_unreadable';
        throw isUnreadable ? new ApiError('picture_unreadable', { cause: error }) : error;
      });
    const id = hash('sha256', bytes, 'hex').slice(0, 32);
    await this.deps.database.prisma.$transaction(async (tx) => {
      const { record } = await beginAct(tx, { sessionId }, this.deps.now());
      const images = new ContentImagesRepository(tx);
      const stored = await images.list();
      const unused = this.#unusedOf(stored);
      await images.remove(unused);
      if (stored.length - unused.length >= MOST_CONTENT_IMAGES) throw new ApiError('pictures_full');
      await images.add(id, new Uint8Array(bytes), this.deps.now());
      await record({ name: 'add_picture', target: { id, name: `${id}.webp` } });
    });
    return `${PATH}/${id}.webp`;
  }

  #unusedOf(stored: readonly { id: string; createdAt: Date }[]): string[] {
    const { content, siteSettings, now } = this.deps;
    const files = Object.values(content).map((file) => file.read());
    const texts = JSON.stringify([files, contentKinds.map((kind) => siteSettings.content(kind))]);
    return stored
      .filter(({ id, createdAt }) => now() - createdAt.getTime() > UNUSED_MS && !texts.includes(id))
      .map(({ id }) => id);
  }
}
