export { ContinueWatching } from './continue-watching';
export { filtersFromSearch, filtersToSearch } from './history-filters';
export { HistoryPage } from './history-page';
export { episodeMark, filmMark } from './mark-watched';
export { useWatchedActions } from './use-watched-actions';
export { WatchedButton } from './watched-button';
export { useLastUnfinished } from './use-last-unfinished';
export { useRecordProgress, useSavedProgress, useShowHistory } from './use-history';
