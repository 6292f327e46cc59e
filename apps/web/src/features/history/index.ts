export { ContinueWatchingRow } from './continue-watching-row';
export { HistoryPage } from './history-page';
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
