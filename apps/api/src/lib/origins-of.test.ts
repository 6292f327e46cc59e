import { describe, expect, it } from '@jest/globals';
import { originsOf } from './origins-of';

describe('the origins of addresses', () => {
  it('are those that the Content-Security-Policy can name, each once', () => {
    const named = ['https://a.example', 'https://xn--bcher-kva.example:8443', 'http://[::1]', 'http://a_b.local'];
    expect(originsOf([...named, 'https://a.example/x;y,z', 'https://bücher.example:8443/x'])).toEqual(named);
    expect(originsOf([undefined, '/a.png', 'data:text/plain,x', 'x'])).toEqual([]);
  });

  it('have no character that ends a source or a policy, nor a wildcard', () => {
    const hosts = ['a.example,b.example', 'a.example;sandbox', '*', '*.example', '%2a', "a'b.example"];
    expect(originsOf(hosts.map((host) => `https://${host}/x.gif`))).toEqual([]);
  });
});
