import { describe, expect, it } from '@jest/globals';
import { describeError, errorLine } from './describe-error';

describe('the text of the error screen', () => {
  it('for an error: its name, message, stack and cause [ERROR-03]', () => {
    const error = new TypeError('x is not a function', { cause: new Error('deeper') });
    expect(describeError(error)).toMatchObject({
      name: 'TypeError',
      message: 'x is not a function',
      cause: 'Error: deeper',
      status: null,
    });
    expect(describeError(error).stack).toContain('TypeError');
    expect(errorLine(describeError(error))).toBe('Error: x is not a function');
  });

  it('for a response: its status and body [ERROR-03]', () => {
    const described = describeError({ status: 503, statusText: 'Service Unavailable', data: { a: 1 } });
    expect(errorLine(described)).toBe('Error 503: Service Unavailable');
    expect(described.data).toBe('{"a":1}');
  });

  it.each([undefined, null, '', 0, {}])('for %j: Unknown error [ERROR-03]', (thrown) => {
    expect(errorLine(describeError(thrown))).toBe('Error: Unknown error');
  });

  it.each([
    [400, 'Bad Request'],
    [403, 'Forbidden'],
    [405, 'Method Not Allowed'],
  ])('for a route that answers %d: a general description of the status [ERROR-13]', (status, statusText) => {
    expect(errorLine(describeError({ status, statusText, data: null }))).toBe(`Error ${status}: ${statusText}`);
  });

  it('for a thrown string: the string', () => {
    expect(errorLine(describeError('out of tape'))).toBe('Error: out of tape');
  });
});
