/** Identifies the profile that entries, revisions and events belong to. */
export interface ProfileKey {
  userId: string;
  profileId: string;
}

/** The key as a string. */
export const profileName = ({ userId, profileId }: ProfileKey): string => `${userId}/${profileId}`;
