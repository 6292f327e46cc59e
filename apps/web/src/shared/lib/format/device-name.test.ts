import { afterEach, describe, expect, it } from '@jest/globals';
import { msg } from '@lingui/core/macro';
import { activate } from '../../i18n/i18n';
import { deviceName } from './device-name';

afterEach(() => activate('en', {}));

describe('the name of a device', () => {
  it.each(['Firefox on Linux', 'Safari on iPhone', 'Chrome on a television', 'Edge', 'a television', 'Unknown device'])(
    'is core’s in English: %s',
    (label) => expect(deviceName(label)).toBe(label),
  );

  it('is in the language of the page, with names of products as they are [LANGUAGE-01]', () => {
    const [browser, system] = ['Firefox', 'Linux'];
    activate('de', {
      [msg`${browser} on ${system}`.id]: [['browser'], ' auf ', ['system']],
      [msg`a television`.id]: 'einem Fernseher',
    });
    expect(deviceName('Firefox on Linux')).toBe('Firefox auf Linux');
    expect(deviceName('Chrome on a television')).toBe('Chrome auf einem Fernseher');
  });
});
