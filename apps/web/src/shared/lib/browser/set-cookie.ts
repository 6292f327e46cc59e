/** Sets a cookie for all pages of the site. A lifetime of 0 deletes it; without one, it ends with the browser. */
export function setCookie(name: string, value: string, lifetimeSec?: number): void {
  const lifetime = lifetimeSec === undefined ? '' : ` Max-Age=${lifetimeSec};`;
  document.cookie = `${name}=${value}; Path=/;${lifetime} SameSite=Lax`;
}
