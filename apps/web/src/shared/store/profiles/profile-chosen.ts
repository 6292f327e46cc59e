/** A session cookie: a profile has been chosen since the browser started (src/boot/before-paint.ts). */
export const PROFILE_CHOSEN_COOKIE = 'profile_chosen';

/** Do not ask again until the browser restarts. */
export function rememberProfileChosen(): void {
  document.cookie = `${PROFILE_CHOSEN_COOKIE}=1; Path=/; SameSite=Lax`;
}
