/** Where profiles are changed: all of them, and one by `/new` or its id. */
export const MANAGE_PATH = '/profiles/manage';
