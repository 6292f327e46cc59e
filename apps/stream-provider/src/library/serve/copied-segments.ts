import type { MemoryBounds } from '../../memory-bounds';
import { openMp4Copy } from '../hls/mp4-copy';
import { initIndex } from '../hls/segmenter';
import type { BoundedQueue } from '../bounded-queue';
import { withFile } from '../probe/file-reader';
import type { FoundSegment } from './find-segment';

export type CopySegment = (found: FoundSegment) => Promise<Buffer | null>;

/** Segments copied out of MP4 files by their index; null for those that ffmpeg has to make. */
export function createCopySegment(
  indexes: BoundedQueue,
  { indexBytes, segmentBytes }: Pick<MemoryBounds, 'indexBytes' | 'segmentBytes'>,
): CopySegment {
  return async ({ source: { file, info }, rendition, index, offsetSec }) => {
    const isCopy = rendition.kind === 'video' ? rendition.encoding === null : rendition.isCopy;
    if (!isCopy || info.container !== 'mp4' || info.isCutOff) return null;
    const track = rendition.kind === 'video' ? info.video.index : rendition.track.index;
    const bounds = { maxIndexBytes: indexBytes, maxSegmentBytes: segmentBytes };
    const options = { rendition, track, startSec: info.startSec, offsetSec, ...bounds };
    return indexes.run(() =>
      withFile(file.path, async (read, size) => {
        const copy = await openMp4Copy(read, size, options);
        return copy && (index === initIndex ? copy.init : copy.segment(index));
      }),
    );
  };
}
