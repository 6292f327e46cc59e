export { EpisodeSeriesLoader, useEpisodeState } from './episode-loader';
export { useEpisodePanel } from './use-episode-panel';
export { EpisodePage } from './episode-page';
export { EpisodePicker, type PickedEpisode } from './episode-picker';
export { MissingParameters } from './episode-errors';
export { SeasonBrowser } from './season-browser';
export { useListed } from './use-listed';
export { useListedEpisode } from './use-listed-episode';
export { useNextEpisode } from './use-next-episode';
