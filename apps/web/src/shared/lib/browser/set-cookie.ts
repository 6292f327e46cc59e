/** Tells the server something about this visitor, on every page of the site. A lifetime of 0 takes it back. */
export function setCookie(name: string, value: string, lifetimeSec: number): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetimeSec}; SameSite=Lax`;
}
