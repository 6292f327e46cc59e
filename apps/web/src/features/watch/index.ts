export { DownloadButton } from './download/download-button';
export { PlayButton } from './play-button';
export { SourcesFailure } from './sources/sources-failure';
export { SourcesNote } from './sources/sources-note';
export { episodePlayable, moviePlayable } from './to-playable';
export { usePlayParam } from './use-play-param';
export { WatchButton } from './watch-button';
export { WatchProvider } from './watch-provider';
export { WatchStage } from './stage/watch-stage';
