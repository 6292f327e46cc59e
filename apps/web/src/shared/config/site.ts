/** Of pages that have no description of their own. */
export const SITE_DESCRIPTION = 'Discover movies, series and anime, and pick up where you left off.';
