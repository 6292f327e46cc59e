import type {} from './css-variables';

export { Player } from './player';
export { defaultPreferences, type NextEpisode, type PlayerPreferences, type PlayerProps } from './player-props';
export type { CaptionTimings } from './hooks/use-caption-timings';
export { useEngineState } from './hooks/use-engine-state';
