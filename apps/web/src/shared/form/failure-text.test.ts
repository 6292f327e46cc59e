import { describe, expect, it } from '@jest/globals';
import { apiErrorCodes } from '@marquee/core/contracts';
import type { CallFailure } from '../api/call-failure';
import { serverText, wrongAddressText } from './failure-text';

const failure = (code: string, message: string): CallFailure => ({
  ...{ status: 400, reason: null, fields: {}, retryAfterSec: null },
  code,
  message,
});
const WIRE = 'What the server wrote';
const isTranslated = (code: string) => serverText(failure(code, WIRE)) !== WIRE;

describe('errors of the API in forms', () => {
  it('have a message each, but those that no form is answered, or that are about one field [LANGUAGE-01]', () => {
    expect(apiErrorCodes.filter((code) => !isTranslated(code))).toEqual([
      'bad_request',
      'taken_down',
      'link_invalid',
      'link_expired',
      'taken',
      'collection_full',
      'account_full',
      'metadata_bad_answer',
      'metadata_unavailable',
      'image_host_not_allowed',
      'image_unavailable',
      'image_unreadable',
      'report_not_delivered',
    ]);
  });

  it('refuse plain http on a site that is served over https, and name its address', () => {
    const https = 'https://films.example.org';
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
    expect(wrongAddressText(https)).toEqual({ text: expect.stringContaining('own pages'), explanation: https });
    expect(['', 'http://films.example.org'].map(wrongAddressText)).toEqual([null, null]);
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
    expect(wrongAddressText(https)).toBeNull();
  });

  it('say what the server says where the code is not known', () => {
    expect(serverText(failure('of_tomorrow', WIRE))).toBe(WIRE);
    expect(serverText({ ...failure('', ''), code: null, message: null })).toBeNull();
  });
});
