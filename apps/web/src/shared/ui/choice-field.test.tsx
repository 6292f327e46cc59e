import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ChoiceField } from './choice-field';

it.each([
  ['12', 'ltr'],
  ['1', 'rtl'],
  ['0', 'ltr'],
])('is written in the direction of option %s, the chosen one [LANGUAGE-13]', (value, direction) => {
  const named = [
    { value: '1', label: '1. الحلقة' },
    { value: '12', label: '12. The Long Road' },
    { value: '0', label: '0' },
  ];
  const { container } = render(
    <ChoiceField label="Episode" options={named} value={value} onChange={() => undefined} />,
  );
  expect(container.querySelector('select')?.getAttribute('dir')).toBe(direction);
});
