/** Lengths of home's lists (accounts-player.md sections 2 and 9). */
export const HOME_POPULAR = 30;
export const ROW_LENGTH = 15;
export const GRID_LENGTH = 18;
