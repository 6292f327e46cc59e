import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { replayEarlyInput } from './replay-early-input';

afterEach(cleanup);

function Form({ onPress }: { onPress: () => void }) {
  const [text, setText] = useState('');
  const [sort, setSort] = useState('newest');
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
      <select aria-label="Sort" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option>newest</option>
        <option>oldest</option>
      </select>
      <p>{`${sort} first`}</p>
      <button onClick={onPress}>Search</button>
    </>
  );
}

function setUp() {
  const onPress = jest.fn();
  const { container } = render(<Form onPress={onPress} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  const stop = jest.fn();
  window.earlyInput = {
    isLeaving: false,
    clicks: [[screen.getByRole('button'), null]],
    fields: new Map<HTMLInputElement | HTMLSelectElement, string>([
      [field, 'matrix'],
      [screen.getByLabelText<HTMLSelectElement>('Sort'), 'oldest'],
    ]),
    stop,
  };
  return { container, field, onPress, stop };
}

it('hands the page what was clicked and typed before it was alive, once', async () => {
  const { container, field, onPress } = setUp();
  replayEarlyInput(container);
  replayEarlyInput(container);
  expect((await screen.findByText('matrix')).tagName).toBe('OUTPUT');
  expect(field.value).toBe('matrix');
  expect(screen.getByText('oldest first')).toBeTruthy();
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('forgets what is no longer on the page', () => {
  const { onPress } = setUp();
  replayEarlyInput(document.createElement('div'));
  expect(onPress).not.toHaveBeenCalled();
});

it('does not take back what the visitor wanted and stored data has done by itself', () => {
  const onPress = jest.fn();
  const { container } = render(
    <button aria-pressed onClick={onPress}>
      Watchlist
    </button>,
  );
  const button = screen.getByRole('button');
  window.earlyInput = { isLeaving: false, clicks: [[button, 'false']], fields: new Map(), stop: jest.fn() };
  replayEarlyInput(container);
  expect(onPress).not.toHaveBeenCalled();
  window.earlyInput = { isLeaving: false, clicks: [[button, 'true']], fields: new Map(), stop: jest.fn() };
  replayEarlyInput(container);
  expect(onPress).toHaveBeenCalledTimes(1);
});
