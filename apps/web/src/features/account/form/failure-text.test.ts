import { describe, expect, it } from '@jest/globals';
import { apiErrorCodes } from '@marquee/core/contracts';
import type { CallFailure } from '../../../shared/api/call-failure';
import { serverText } from './failure-text';

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
      'link_invalid',
      'link_expired',
      'taken',
      'collection_full',
      'metadata_bad_answer',
      'metadata_unavailable',
      'image_host_not_allowed',
      'image_unavailable',
      'image_unreadable',
      'library_unavailable',
      'library_not_shared',
      'report_not_delivered',
    ]);
  });

  it('say what the server says where the code is not known', () => {
    expect(serverText(failure('of_tomorrow', WIRE))).toBe(WIRE);
    expect(serverText({ ...failure('', ''), code: null, message: null })).toBeNull();
  });
});
