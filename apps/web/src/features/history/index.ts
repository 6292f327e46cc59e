export { ContinueWatchingRow } from './continue-watching-row';
export { HistoryPage } from './history-page';
export { episodeMark, filmMark } from './mark-watched';
export { useWatchedActions } from './use-watched-actions';
export { WatchedButton } from './watched-button';
export { progressRecorded, selectContinueWatching, selectHistory, titleRemoved } from './history';
export { useRecordProgress, useSavedProgress, useShowHistory } from './use-history';
