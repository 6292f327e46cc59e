import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { listenToDialogs } from './dialogs';

beforeAll(listenToDialogs);
afterEach(cleanup);

/** True if the browser moves the focus by itself. */
const press = (from: HTMLElement, shiftKey = false) => {
  from.focus();
  return fireEvent.keyDown(from, { key: 'Tab', shiftKey });
};

it('keeps Tab in a dialog whose last controls it does not reach: those of cards, and hidden ones', () => {
  render(
    <dialog open>
      <button>Close</button>
      <a href="#film">Film</a>
      <button tabIndex={-1}>Bookmark</button>
      <button style={{ display: 'none' }}>More</button>
    </dialog>,
  );
  const [first, last] = [screen.getByText('Close'), screen.getByText('Film')];
  press(last);
  expect(document.activeElement).toBe(first);
  press(first, true);
  expect(document.activeElement).toBe(last);
});

it('knows of sliders and chosen radio buttons at the end, and of a panel that has the focus itself', () => {
  render(
    <div role="dialog" data-layer tabIndex={-1}>
      <button>Close</button>
      <div role="slider" aria-label="Rating" aria-valuenow={3} tabIndex={0} />
      <input type="radio" name="visible" aria-label="Everybody" defaultChecked />
      <input type="radio" name="visible" aria-label="Nobody" />
    </div>,
  );
  const [first, last] = [screen.getByText('Close'), screen.getByLabelText('Everybody')];
  expect(press(screen.getByRole('slider'))).toBe(true);
  press(last);
  expect(document.activeElement).toBe(first);
  press(screen.getByRole('dialog'), true);
  expect(document.activeElement).toBe(last);
});
