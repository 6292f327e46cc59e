export { ContinueWatchingRow } from './continue-watching-row';
export { HistoryPage } from './history-page';
export { episodeMark, filmMark } from './mark-watched';
export { useWatchedActions } from './use-watched-actions';
export { WatchedButton } from './watched-button';
export {
  episodeRemoved,
  historyCleared,
  historySlice,
  progressRecorded,
  selectContinueWatching,
  selectHistoryEntries,
  selectSavedProgress,
  titleRemoved,
  titlesRestored,
} from './history.slice';
export { useRecordProgress, useSavedProgress, useShowHistory, type ShowHistory } from './use-history';
