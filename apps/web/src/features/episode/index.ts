export { EpisodeSeriesLoader, useEpisodeState } from './episode-loader';
export { useEpisodePanel } from './use-episode-panel';
export { EpisodePage } from './episode-page';
export { EpisodePicker } from './episode-picker';
export { MissingParameters } from './episode-errors';
export { SeasonBrowser } from './season-browser';
export { startingEpisode } from './starting-episode';
export { useEpisodeSummary } from './use-episode-summary';
export { useNextEpisode } from './use-next-episode';
