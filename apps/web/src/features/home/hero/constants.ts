/** Constants of the carousel (HOME-10 to HOME-15). */
export const ADVANCE_MS = 5000;
/** Changes closer together than this are ignored. */
export const LOCK_MS = 500;
/** Hovering and touching pause the carousel for at most this long. */
export const HOLD_CAP_MS = 10_000;
export const SWIPE_PX = 10;
export const MAX_SLIDES = 100;
/** Home shows 15 slides, 10 on screens narrower than 700 px. */
export const HERO_SLIDES = 15;
export const HERO_SLIDES_MOBILE = 10;
export const MOBILE_QUERY = '(width < 700px)';
/** Slides of a hero of trending titles, as on the landing pages. */
export const TRENDING_SLIDES = 10;
