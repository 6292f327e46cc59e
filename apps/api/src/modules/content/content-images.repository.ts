import type { Transaction } from '../../db';

/** Pictures that operators uploaded for the site's content. */
export class ContentImagesRepository {
  constructor(private readonly prisma: Transaction) {}

  async find(id: string): Promise<Uint8Array | undefined> {
    return (await this.prisma.contentImage.findUnique({ where: { id }, select: { data: true } }))?.data;
  }

  async list(): Promise<{ id: string; createdAt: Date }[]> {
    return this.prisma.contentImage.findMany({ select: { id: true, createdAt: true } });
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.prisma.contentImage.deleteMany({ where: { id: { in: [...ids] } } });
  }

  /** The same picture is stored once. */
  async add(id: string, data: Uint8Array<ArrayBuffer>, nowMs: number): Promise<void> {
    const createdAt = new Date(nowMs);
    await this.prisma.contentImage.upsert({ where: { id }, create: { id, data, createdAt }, update: { createdAt } });
  }
}
