const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether PostgreSQL accepts a text from an address as a UUID; anything else would be an error of the database. */
export const isUuid = (text: string): boolean => UUID.test(text);
