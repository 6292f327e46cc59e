import { expect, it } from '@jest/globals';
import { toOriginForm } from './origin-form';

it.each([
  ['/movies?page=2', '/movies?page=2'],
  ['//elsewhere.example/movies', '//elsewhere.example/movies'],
  ['http://films.example/movies?page=2', '/movies?page=2'],
  ['HTTP://films.example:99999/movies', '/movies'],
  ['http://films.example:port', '/'],
  ['http://films.example?page=2', '/?page=2'],
  ['http://[::1/movies', '/movies'],
  ['*', '*'],
  ['films.example:443', 'films.example:443'],
])('the request line %s asks for %s', (url, path) => expect(toOriginForm(url)).toBe(path));
