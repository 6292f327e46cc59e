/* Apart from the rules of a profile, which take the tables of certifications: every page asks whose it is. */

/** The owner's profile, to which everything belongs that was there before profiles. It is never restricted or removed. */
export const OWNER_PROFILE_ID = '1';

/** Of all but the owner's. */
export const PROFILE_ID_LENGTH = 10;

/** `1`, or ten letters and digits that are never used again. */
export const PROFILE_ID_PATTERN = /^(1|[a-z0-9]{10})$/;
