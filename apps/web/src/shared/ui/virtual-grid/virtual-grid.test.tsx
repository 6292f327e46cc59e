import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { VirtualGrid } from './virtual-grid';

afterEach(cleanup);

const keyOf = (item: string) => item;
const renderItem = (item: string) => (item.startsWith('gap') ? null : <a href={`#${item}`}>{item}</a>);

it('leads the arrow keys past cells that are empty [HISTORY-17]', () => {
  render(
    <VirtualGrid label="Days" items={['a', 'gap 1', 'gap 2', 'b', 'gap 3']} keyOf={keyOf} renderItem={renderItem} />,
  );
  const focused = () => document.activeElement?.textContent;
  act(() => screen.getByRole('link', { name: 'a' }).focus());
  fireEvent.keyDown(screen.getByRole('link', { name: 'a' }), { key: 'ArrowDown' });
  expect(focused()).toBe('b');
  fireEvent.keyDown(screen.getByRole('link', { name: 'b' }), { key: 'ArrowRight' });
  expect(focused()).toBe('b');
  fireEvent.keyDown(screen.getByRole('link', { name: 'b' }), { key: 'ArrowUp' });
  expect(focused()).toBe('a');
});
