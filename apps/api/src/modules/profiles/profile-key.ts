/** Names a profile: whose entries, revisions and events something is about. */
export interface ProfileKey {
  userId: string;
  profileId: string;
}

/** The same as one text. */
export const profileName = ({ userId, profileId }: ProfileKey): string => `${userId}/${profileId}`;
