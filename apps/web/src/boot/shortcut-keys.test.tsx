import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { listenToShortcutKeys } from './shortcut-keys';

const onPress = jest.fn();
beforeAll(listenToShortcutKeys);
beforeEach(() => {
  onPress.mockClear();
  render(
    <>
      <button aria-keyshortcuts="/" onClick={onPress}>
        Search
      </button>
      <input aria-label="Name" />
    </>,
  );
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.characterKeys;
});

it('a key presses the button that declares it', () => {
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('a key is left to text fields, and to the browser with Control', () => {
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: '/' });
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(onPress).not.toHaveBeenCalled();
});

it('a key does nothing when single-key shortcuts are off', () => {
  document.documentElement.dataset.characterKeys = 'off';
  fireEvent.keyDown(document.body, { key: '/' });
  expect(onPress).not.toHaveBeenCalled();
});
