import fc from 'fast-check';

type Json = Record<string, unknown>;

/** Any UTF-16 unit, half a pair included. fast-check's own takes seconds to set up. */
export const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code));

const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202egnp.exe',
  '👩‍🚀'.repeat(20),
  "'; DROP TABLE users; --",
  '" OR ""="',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '%00',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '1e309',
  'NaN',
  'null',
  'true',
  'İstanbul',
  '\r\nSet-Cookie: planted=1',
];
const NASTY_NUMBERS = [0, -0, -1, 0.5, 2 ** 31, 2 ** 53, Number.MAX_VALUE, Number.MIN_VALUE, 1e-320];
const NASTY_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '$ne',
  'length',
  '',
  'a.b',
  '0',
];

const nested = (depth: number): unknown => {
  let value: unknown = 'core';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

const plain = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], ...NASTY_NUMBERS, ...NASTY_TEXTS),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.double(),
  fc.integer(),
);
const proto = fc.constantFrom<unknown>(
  JSON.parse('{"__proto__": {"isDonator": true, "isAdmin": true}}'),
  JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
  { toString: 'x', valueOf: 1, then: 'x' },
);

/** Any JSON value that a program might mishandle. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: plain, weight: 8 },
  { arbitrary: proto, weight: 1 },
  { arbitrary: fc.constantFrom(50, 500, 1_000).map(nested), weight: 1 },
  { arbitrary: fc.array(plain, { maxLength: 5 }), weight: 2 },
  { arbitrary: fc.dictionary(fc.oneof(fc.constantFrom(...NASTY_KEYS), fc.string()), plain, { maxKeys: 5 }), weight: 2 },
);

/** Values that a JSON schema roughly allows; rules that JSON Schema cannot express are ignored. */
export function allowedBy(schema: Json, components: Record<string, Json>): fc.Arbitrary<unknown> {
  const inner = (next: unknown) => allowedBy(next as Json, components);
  if (typeof schema.$ref === 'string') return inner(components[schema.$ref.split('/').at(-1) ?? '']);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...(schema.enum as unknown[]));
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return fc.oneof(...choices.map(inner));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, inner);
    case 'array':
      return fc.array(schema.items ? inner(schema.items) : plain, { maxLength: 4 });
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.oneof(fc.nat(1_000), fc.integer({ min: 0, max: 2_147_483_647 }));
    case 'number':
      return fc.oneof(
        fc.nat(100_000),
        fc.nat().map((value) => value + 1_700_000_000_000),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return plain;
  }
}

function objectOf(schema: Json, inner: (next: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Record<string, unknown>;
  const required = (schema.required ?? []) as string[];
  const model = Object.fromEntries(Object.entries(properties).map(([key, next]) => [key, inner(next)]));
  if (Object.keys(model).length > 0) return fc.record(model, { requiredKeys: required });
  const keys = fc.constantFrom('603', 'movie-604', 'show-605', 's1e1', 's2e10', 'volume', 'x');
  return fc.dictionary(keys, isSchema(schema.additionalProperties) ? inner(schema.additionalProperties) : plain, {
    maxKeys: 3,
  });
}

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function textOf({ minLength = 0, maxLength = 60 }: Json): fc.Arbitrary<string> {
  const min = Number(minLength);
  const text = fc.string({
    unit: 'grapheme',
    minLength: min,
    maxLength: Math.max(min, Math.min(Number(maxLength), min + 20)),
  });
  return fc.oneof(text, fc.constantFrom('ada@example.org', 'correct horse', `ey${'J'.repeat(60)}`));
}

/** The value with one of its parts, at any depth, replaced by junk, removed, or joined by an unknown member. */
export const spoiled = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add'), junk, fc.constantFrom(...NASTY_KEYS))
    .map(([seed, way, part, key]) => spoil(value, seed, { way, part, key }));

interface Change {
  way: string;
  part: unknown;
  key: string;
}

function spoil(value: unknown, seed: number, change: Change): unknown {
  const { way, part, key } = change;
  if (typeof value !== 'object' || value === null) return part;
  const entries = Object.entries(value);
  const chosen = entries[seed % Math.max(entries.length, 1)];
  if (!chosen || seed % 3 === 0) {
    if (Array.isArray(value)) return [...(value as unknown[]), part];
    return way === 'add' ? Object.fromEntries([...entries, [key, part]]) : part;
  }
  const [name, old] = chosen;
  const rest = entries.filter(([other]) => other !== name);
  const next = way === 'remove' ? [] : [[name, spoil(old, Math.floor(seed / 3), change)] as const];
  const all = [...rest, ...next];
  return Array.isArray(value) ? all.map(([, item]) => item as unknown) : Object.fromEntries(all);
}
