import { homeRows } from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { selectConfig } from '../api';
import type { AppState } from '../store';
import { selectSettings } from '../store/settings';

/** The rows of home: the visitor's, else the operator's, else the site's own. */
export const selectHomeRows = createSelector(
  [(state: AppState) => selectSettings(state).homeRows, (state: AppState) => selectConfig(state).homeRows],
  homeRows,
);
