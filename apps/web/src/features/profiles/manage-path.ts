/** Path for managing all profiles; followed by `/new` or an id for one. */
export const MANAGE_PATH = '/profiles/manage';
