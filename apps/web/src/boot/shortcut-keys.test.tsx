import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { listenToShortcutKeys } from './shortcut-keys';

const onPress = jest.fn<(of: unknown) => void>();
beforeAll(listenToShortcutKeys);
beforeEach(() => {
  onPress.mockClear();
  render(
    <>
      <button aria-keyshortcuts="/" onClick={onPress}>
        Search
      </button>
      <input aria-label="Name" />
      {['One', 'Two'].map((name) => (
        <article key={name}>
          <a href={`#${name}`}>{name}</a>
          <button aria-keyshortcuts="b" onClick={() => onPress(name)}>
            Bookmark
          </button>
          <button aria-keyshortcuts="Shift+B" onClick={() => onPress(`list of ${name}`)}>
            Choose
          </button>
        </article>
      ))}
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

it('a key presses the button of the card that has the focus, and of no other, also with single-key shortcuts off [PAGE-10]', () => {
  document.documentElement.dataset.characterKeys = 'off';
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(onPress).not.toHaveBeenCalled();
  const link = screen.getByRole('link', { name: 'Two' });
  fireEvent.keyDown(link, { key: 'b' });
  fireEvent.keyDown(link, { key: 'B', shiftKey: true });
  fireEvent.keyDown(link, { key: 'и', code: 'KeyB' });
  expect(onPress.mock.calls).toEqual([['Two'], ['list of Two'], ['Two']]);
});
