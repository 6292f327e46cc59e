/** Opens a page of another site, or one of this site anew. */
export const leavePage = (to: string): void => window.location.assign(to);
