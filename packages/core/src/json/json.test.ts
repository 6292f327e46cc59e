import { describe, expect, it } from '@jest/globals';
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
    expect(stringifyJson([{ a: 1 }])).toBe('[{"a":1}]');
  });

  it.each([null, undefined, 'text', 7, ['a list']])('has no fields when it is %j', (value) => {
    expect(isRecord(value)).toBe(false);
  });
});
