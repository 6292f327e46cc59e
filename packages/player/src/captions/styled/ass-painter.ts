import ASS from 'assjs';
import { decodeText } from '@marquee/core/subtitles';
import { MAX_CAPTION_BYTES, type CaptionFetch } from '../load-captions';
import { parseAssScript } from './ass-script';
import { cleanScript, fontNames } from './clean-script';
import { keepLinesApart } from './line-layout';
import { loadFonts } from './load-fonts';
import { MediaClock } from './media-clock';

interface AssPainterOptions {
  /** Covers the whole player. */
  container: HTMLElement;
  video: HTMLVideoElement;
  /** URL of the script. */
  url: string;
  /** URL of the list of its fonts. */
  fonts: string | undefined;
  fetch: CaptionFetch;
  /** Current position on the subtitles' timeline. */
  positionSec: () => number;
  signal: AbortSignal;
}

export interface AssPainter {
  /** Renders the current position; called at each frame during playback. */
  update: () => void;
  /** Whether playback advances the position. */
  run: (isRunning: boolean) => void;
  stop: () => void;
}

/** A larger step between two frames, or one backwards, is a seek. */
const JUMP_SEC = 1;

async function loadScript({ url, fetch, signal }: AssPainterOptions): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`styled subtitles answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > MAX_CAPTION_BYTES) throw new Error('styled subtitles are too large');
  return (await decodeText(bytes)).text;
}

const hasSize = (video: HTMLVideoElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (video.videoWidth > 0) resolve();
    video.addEventListener('loadedmetadata', () => resolve(), { once: true, signal });
    video.addEventListener('resize', () => resolve(), { once: true, signal });
  });

/** Renders a SubStation Alpha script over the video with its styles and fonts. Rejects if that is impossible. */
export async function createAssPainter(options: AssPainterOptions): Promise<AssPainter> {
  const { container, video, fetch, positionSec, signal } = options;
  const script = parseAssScript(await loadScript(options));
  if (!script) throw new Error('the script holds no dialogue');
  const fonts = await loadFonts(fontNames(script), { list: options.fonts, fetch, signal });
  await hasSize(video, signal);
  if (signal.aborted) {
    fonts.remove();
    throw new Error('nobody waits for the subtitles');
  }
  const clock = new MediaClock(video);
  container.append(clock.element);
  let renderer: ASS;
  try {
    renderer = new ASS(cleanScript(script, fonts.familyOf), clock.element as unknown as HTMLVideoElement, {
      container,
    });
  } catch (error) {
    clock.element.remove();
    fonts.remove();
    throw error;
  }
  const box = container.querySelector<HTMLElement>(':scope > .ASS-box');
  if (box) keepLinesApart(box);
  let isRunning = false;
  let lastSec = Number.NaN;
  const seek = (): void => {
    lastSec = positionSec();
    clock.seek(lastSec);
  };
  return {
    update() {
      const nowSec = positionSec();
      if (nowSec === lastSec) return;
      if (isRunning && nowSec > lastSec && nowSec - lastSec < JUMP_SEC) {
        clock.update(nowSec, container.getAnimations({ subtree: true }));
        lastSec = nowSec;
      } else seek();
    },
    run(runs) {
      isRunning = runs;
      if (runs) clock.start();
      else clock.stop();
      seek();
    },
    stop() {
      clock.stop();
      renderer.destroy();
      clock.element.remove();
      fonts.remove();
    },
  };
}
