import { t } from '@lingui/core/macro';
import { isoDay } from '@marquee/core';
import { clearEverything } from '../../shared/api';
import { saveFile } from '../../shared/lib/browser/save-file';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { importDataFile, writeDataFile } from '../../shared/store/mirror';
import { showToast } from '../../shared/ui';

type Thunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

/** Saves this browser's data as a file. */
export const exportLocalData =
  (): Thunk =>
  (_dispatch, getState, { now }) => {
    const date = isoDay(now());
    saveFile(`marquee-data-${date}.json`, new Blob([writeDataFile(getState(), now())], { type: 'application/json' }));
  };

/** Merges a saved file with this browser's data. */
export const importLocalData =
  (text: string): Thunk =>
  (dispatch) => {
    if (dispatch(importDataFile(text))) showToast({ kind: 'success', message: t`Your data has been imported.` });
    else showToast({ kind: 'error', message: t`This file doesn’t contain data from this site.` });
  };

/** Logs out, deletes this browser's data, and reloads. */
export const clearLocalData =
  () =>
  (dispatch: AppDispatch): void =>
    void dispatch(clearEverything()).finally(() => window.location.assign('/'));
