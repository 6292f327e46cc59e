export { ContinueWatchingRow } from './continue-watching-row';
export { HistoryPage } from './history-page';
export { episodeMark, filmMark } from './mark-watched';
export { useWatchedActions } from './use-watched-actions';
export { WatchedButton } from './watched-button';
export { historySlice, progressRecorded, selectContinueWatching, titleRemoved } from './history.slice';
export { useRecordProgress, useSavedProgress, useShowHistory } from './use-history';
