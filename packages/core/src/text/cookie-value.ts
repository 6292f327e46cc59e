/** Value of a cookie in a `Cookie` header or `document.cookie`, as it stands there; undefined where there is none of that name. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trimEnd();
}
