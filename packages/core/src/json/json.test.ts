import { describe, expect, it } from '@jest/globals';
import { definedOnly } from './defined-only';
import { isRecord, parseJson, stringifyJson } from './json';

describe('JSON from outside', () => {
  it.each(['', 'hello', '{"a":', "{'a':1}", 'undefined'])('is undefined for the text %j', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });

  it('is the parsed value', () => {
    expect(parseJson('null')).toBeNull();
    expect(parseJson('[{"a":1}]')).toEqual([{ a: 1 }]);
  });

  it('can be read and not be written again when it nests too deep', () => {
    const deep = parseJson('['.repeat(200_000) + ']'.repeat(200_000));
    expect(Array.isArray(deep)).toBe(true);
    expect(stringifyJson(deep)).toBeUndefined();
    expect(stringifyJson(parseJson('{"a":'.repeat(1_000) + '1' + '}'.repeat(1_000)))).toBeUndefined();
    expect(stringifyJson([{ a: [null, 'b'] }])).toBe('[{"a":[null,"b"]}]');
  });

  it.each([null, undefined, 'text', 7, ['a list']])('has no fields when it is %j', (value) => {
    expect(isRecord(value)).toBe(false);
  });
});

it('undefined members do not hide what they are spread over', () => {
  expect({ a: 1, b: 2, ...definedOnly({ a: undefined, b: null }) }).toEqual({ a: 1, b: null });
});
