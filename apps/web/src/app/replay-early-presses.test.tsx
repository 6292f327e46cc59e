import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { keepEarlyPresses } from '../boot/early-presses';
import { replayPresses } from './replay-early-presses';

afterEach(cleanup);

it('replays presses from before hydration, in order', () => {
  const { container, rerender } = render(
    <>
      <button>One</button>
      <button>
        <i>Two</i>
      </button>
      <button type="submit">Send</button>
    </>,
  );
  const early = keepEarlyPresses();
  for (const text of ['Two', 'One', 'Two', 'Send']) fireEvent.click(screen.getByText(text));
  early.stop();
  fireEvent.click(screen.getByText('One'));
  const onPress = jest.fn();
  rerender(
    <>
      <button onClick={() => onPress('one')}>One</button>
      <button onClick={() => onPress('two')}>
        <i>Two</i>
      </button>
      <button type="submit" onClick={() => onPress('sent')}>
        Send
      </button>
    </>,
  );
  replayPresses(early, container);
  expect(onPress.mock.calls.flat()).toEqual(['two', 'one', 'two']);
});

it('drops presses on elements that are gone', () => {
  const onPress = jest.fn();
  render(<button onClick={onPress}>Search</button>);
  const button = screen.getByRole('button');
  replayPresses({ isLeaving: false, buttons: [button], stop: () => undefined }, document.createElement('div'));
  expect(onPress).not.toHaveBeenCalled();
});
