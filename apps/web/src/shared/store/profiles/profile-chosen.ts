/** A cookie of the browser's session: somebody has said who is watching since it was started (src/boot/before-paint.ts). */
export const PROFILE_CHOSEN_COOKIE = 'profile_chosen';

/** Nobody is asked again until the browser is started anew. */
export function rememberProfileChosen(): void {
  document.cookie = `${PROFILE_CHOSEN_COOKIE}=1; Path=/; SameSite=Lax`;
}
