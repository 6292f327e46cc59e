import { join } from 'node:path';
import type { MemoryBounds } from '../../memory-bounds';
import type { FfmpegTools } from '../ffmpeg-tools';
import { SkipTimes, type SkipTimesMethod, type SkipTimesOptions } from './skip-times';
import { openSkipTimesStore } from './skip-times-store';

interface OpenOptions extends Pick<SkipTimesOptions, 'library' | 'cache' | 'logger' | 'isBusy'> {
  tools: FfmpegTools;
  settings: { cacheDir: string; bounds: MemoryBounds; findsSkipTimes: boolean };
}

/** Starts detecting intros and credits, if ffmpeg supports it and the operator wants it. */
export async function openSkipTimes({ tools, settings, ...options }: OpenOptions): Promise<SkipTimes> {
  const { cacheDir, bounds, findsSkipTimes } = settings;
  const by = tools.hasChromaprint ? 'sound' : 'picture';
  const method: SkipTimesMethod = findsSkipTimes && tools.ffmpeg !== undefined ? by : 'off';
  const store = await openSkipTimesStore(join(cacheDir, 'skip-times.json'), by, bounds.bytes.skip_times / 2);
  return new SkipTimes({ ...options, ffmpeg: tools.ffmpeg, method, store });
}
