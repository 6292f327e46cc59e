import { expect, it } from '@jest/globals';
import { answerLength } from './raw-load';

it('the load of many connections waits for the end of the head before it knows the length', () => {
  expect(answerLength(Buffer.from('HTTP/1.1 200 OK\r\nContent-Le'))).toBeUndefined();
  expect(answerLength(Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nab'))).toBe(43);
});
