/** Of pages that have no description of their own. */
export const SITE_DESCRIPTION = 'Discover films, series and anime, keep your place, and pick up where you left off.';
