import { describe, expect, it } from '@jest/globals';
import { accountTexts } from '@marquee/core';
import { msg } from '@lingui/core/macro';
import { DEFAULT_LANGUAGE } from '@marquee/core';
import { activate } from '../i18n/i18n';
import { fieldText } from './field-text';

describe('what is wrong with a field', () => {
  it.each(Object.values(accountTexts).filter((text) => text !== accountTexts.signup))(
    'is said in core’s words in English: %s',
    (text) => {
      expect(fieldText(text)).toBe(text);
    },
  );

  it('is said in the language of the site, where the text is known', () => {
    activate('de', { [msg`Please enter a name`.id]: 'Gib einen Namen ein' });
    expect(fieldText(accountTexts.nameMissing)).toBe('Gib einen Namen ein');
    expect(fieldText('Something else')).toBe('Something else');
    activate(DEFAULT_LANGUAGE, {});
  });
});
