/** Sets a cookie for all pages of the site. A lifetime of 0 deletes it. */
export function setCookie(name: string, value: string, lifetimeSec: number): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetimeSec}; SameSite=Lax`;
}
