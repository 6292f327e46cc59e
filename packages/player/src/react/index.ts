export { Player } from './player';
export { defaultPreferences, type PlayerPreferences, type PlayerProps } from './player-props';
export {
  CHECKING_ROTATION_MS,
  useSourceSearch,
  type SourceSearch,
  type SourceSearchStatus,
} from './hooks/use-source-search';
export type { CaptionTimings } from './hooks/use-caption-timings';
export { useEngineState } from './hooks/use-engine-state';
