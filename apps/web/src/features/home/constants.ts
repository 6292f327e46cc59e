/** Lengths of home's lists (HOME-03, HOME-04). */
export const HOME_POPULAR = 30;
export const ROW_LENGTH = 15;
export const GRID_LENGTH = 18;
