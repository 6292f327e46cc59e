/* Separate from the rules of a profile, which import the certification tables: every page needs the profile's id. */

/** The owner's profile, which also holds a guest's data. It is never restricted or removed. */
export const OWNER_PROFILE_ID = '1';

/** Length of all ids but the owner's. */
export const PROFILE_ID_LENGTH = 10;

/** `1`, or ten random letters and digits that are never reused. */
export const PROFILE_ID_PATTERN = /^(1|[a-z0-9]{10})$/;
