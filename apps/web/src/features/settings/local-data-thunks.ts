import { clearSiteData } from '../../shared/lib/browser/clear-site-data';
import { saveFile } from '../../shared/lib/browser/save-file';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { readDataFile, storedValueChanged, writeDataFile } from '../../shared/store/storage';
import { showToast } from '../../shared/ui';

type Thunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

/** Saves what this browser keeps as one file. */
export const exportLocalData =
  (): Thunk =>
  (_dispatch, getState, { now }) => {
    const date = new Date(now()).toISOString().slice(0, 10);
    saveFile(`marquee-data-${date}.json`, new Blob([writeDataFile(getState(), now())], { type: 'application/json' }));
  };

/** Joins what a saved file holds with what is here. */
export const importLocalData =
  (text: string): Thunk =>
  (dispatch) => {
    const parts = readDataFile(text);
    if (parts.length === 0) {
      showToast({ kind: 'error', message: 'This file holds no data of this site.' });
      return;
    }
    for (const { slot, value } of parts) dispatch(storedValueChanged(slot, value));
    showToast({ kind: 'success', message: 'Your data has been brought back.' });
  };

/** Removes everything that this browser keeps and starts afresh. Nothing is deleted on any server. */
export const clearLocalData =
  (): Thunk =>
  (_dispatch, _getState, { storage }) => {
    storage.close();
    void clearSiteData().finally(() => window.location.assign('/'));
  };
