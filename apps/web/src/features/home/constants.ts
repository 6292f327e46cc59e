/** Lengths of home's lists (HOME-03, HOME-04). */
export const HOME_POPULAR = 30;
export const ROW_LENGTH = 15;
export const GRID_LENGTH = 18;
/** A carousel's first slides, whose titles no row repeats: the one shown and the posters of the next ones (HOME-19). */
export const LEADING_SLIDES = 5;
