import fc from 'fast-check';
import { openApiDocument, operations } from '../../modules/openapi';
import { allowedBy, anyCharacter, junk, spoiled } from './arbitrary-json';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Index of the browser that sends it; undefined for one without a session. */
  visitor: number;
  /** Whether the visitor's CSRF token is included. */
  hasToken: boolean;
}

type Json = Record<string, unknown>;
const document = openApiDocument({ siteName: 'Fuzz', serverUrl: '/' }) as {
  components: { schemas: Record<string, Json> };
};
const { schemas } = document.components;

/** Left out because they end or block what the other calls need: the session, the account, the connection. */
const LEFT_OUT = new Set(['/api/users/me/events']);
const ENDING = new Set(['post /api/auth/logout', 'delete /api/users/me', 'post /api/users/me/password']);
const fuzzed = operations.filter(({ path }) => !LEFT_OUT.has(path));

const PARTS = [
  '1',
  '603',
  '-1',
  'null',
  'undefined',
  '%00',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '%252e%252e',
  "'%20OR%201=1",
  '00000000-0000-7000-8000-000000000000',
  'x'.repeat(3_000),
  encodeURIComponent('👩‍🚀'),
  '__proto__',
];
const part = fc.oneof(fc.constantFrom(...PARTS), fc.webSegment());

const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=utf-7' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Encoding': 'gzip' },
  { 'Content-Encoding': 'br' },
  { 'Content-Encoding': 'nonsense' },
  { Host: 'evil.example' },
  { 'X-Forwarded-For': "1'; DROP TABLE users;--", 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: '%%%' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'X-Request-Id': 'x'.repeat(2_000) },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'User-Agent': 'x'.repeat(4_000) },
  { 'User-Agent': '' },
  { Cookie: 'marquee_session=; marquee_session=__proto__; =;;=' },
  { Cookie: `marquee_session=${'A'.repeat(43)}` },
  { 'If-None-Match': '*' },
  { 'If-None-Match': '"'.repeat(500) },
  { Range: 'bytes=0-18446744073709551615' },
  { Accept: 'application/xml;q=9,*/*;q=' },
  { 'Accept-Encoding': 'br;q=x, gzip;q=-1' },
  { 'X-Client-Id': '../../' },
  { Expect: '200-ok' },
];

const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 3 },
  {
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom('since', 'url', 'w', 'page', 'query', '__proto__', 'a[b]', 'a[]'), part), {
        maxLength: 3,
      })
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
    weight: 1,
  },
);

const text = (value: unknown): string => (value === undefined ? 'null' : JSON.stringify(value));
const notJson = fc.oneof(
  fc.constantFrom('', '{', '[', '{"a":', 'nul', "{'a': 1}", '\ufeff{}', '{"a":1}{"b":2}', '"', '-', '[1,]'),
  fc.constantFrom(1_000, 100_000).map((depth) => '['.repeat(depth)),
  fc.constantFrom(1_000, 20_000).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc.constant(`{"username":"${'x'.repeat(200_000)}"}`),
  fc.string({ unit: anyCharacter, maxLength: 200 }),
);

const bodyOf = (schema: Json | undefined): fc.Arbitrary<string | undefined> => {
  if (!schema)
    return fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary: junk.map(text), weight: 1 });
  const allowed = allowedBy(schema, schemas);
  return fc.oneof(
    { arbitrary: allowed.map(text), weight: 3 },
    { arbitrary: allowed.chain(spoiled).map(text), weight: 5 },
    { arbitrary: junk.map(text), weight: 2 },
    { arbitrary: notJson, weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
};

/** A call from the API description, in most cases with an error in it. */
export const fuzzRequest = (visitors: number): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...fuzzed).chain(({ method, path, body }) => {
    const isEnding = ENDING.has(`${method} ${path}`);
    return fc.record({
      method: fc.oneof(
        { arbitrary: fc.constant(method.toUpperCase()), weight: 12 },
        { arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'), weight: 1 },
      ),
      path: fc
        .tuple(fc.array(part, { minLength: 3, maxLength: 3 }), query)
        .map(([parts, search]) => path.replace(/\{\w+\}/g, () => parts.pop() ?? '1') + search),
      headers: fc.constantFrom(...HEADERS),
      body: bodyOf(body && schemas[body.name]),
      visitor: isEnding ? fc.constant(-1) : fc.integer({ min: -1, max: visitors - 1 }),
      hasToken: fc.oneof({ arbitrary: fc.constant(true), weight: 6 }, { arbitrary: fc.constant(false), weight: 1 }),
    });
  });
