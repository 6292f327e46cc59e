/** Identifies the profile that entries, revisions and events belong to. */
export interface ProfileKey {
  userId: string;
  profileId: string;
}
