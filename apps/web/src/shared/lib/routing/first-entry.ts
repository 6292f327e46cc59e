/** The key that React Router gives the history entry with which the app was loaded, however often that is. */
export const FIRST_ENTRY = 'default';
