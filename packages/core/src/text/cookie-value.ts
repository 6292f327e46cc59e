/** Stands beside the session's cookie, which scripts cannot read: this browser may have a session. */
export const SIGNED_IN_COOKIE = 'signed_in';

/** Value of a cookie in a `Cookie` header or `document.cookie`, not decoded; undefined if there is no such cookie. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trimEnd();
}
