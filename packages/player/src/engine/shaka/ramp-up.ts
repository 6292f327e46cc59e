import type { Lifetime } from '../lifetimes';
import { abrPhases, RAMP_UP_MS } from './config';
import type { ShakaPlayer } from './load-shaka';

/** Switches adaptation from startup to ramp-up at the first frame, and to the steady phase later. */
export function rampUpAfterStartup(
  video: HTMLVideoElement,
  player: () => ShakaPlayer | undefined,
  lifetime: Lifetime,
): void {
  lifetime.listen(video, 'loadeddata', () => {
    player()?.configure({ abr: abrPhases.rampUp });
    const timer = setTimeout(() => player()?.configure({ abr: abrPhases.steady }), RAMP_UP_MS);
    lifetime.onEnd(() => clearTimeout(timer));
  });
}
