import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ConfirmButton } from './confirm-button';

afterEach(cleanup);
const press = (name: string, detail: number) => fireEvent.click(screen.getByRole('button', { name }), { detail });

it('a double-click asks, and does nothing yet', () => {
  const clear = jest.fn();
  render(<ConfirmButton label="Clear" question="Really clear?" onConfirm={clear} />);
  press('Clear', 1);
  press('Really clear?', 2);
  press('Really clear?', 3);
  expect(clear).not.toHaveBeenCalled();
  press('Really clear?', 1);
  expect(clear).toHaveBeenCalledTimes(1);
});

it('the keyboard confirms with its second press', () => {
  const clear = jest.fn();
  render(<ConfirmButton label="Clear" question="Really clear?" onConfirm={clear} />);
  press('Clear', 0);
  press('Really clear?', 0);
  expect(clear).toHaveBeenCalledTimes(1);
});
