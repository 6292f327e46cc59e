import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { WatchedMark } from '@marquee/core';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
import { WatchedButton } from './watched-button';

const film: WatchedMark = { played: { mediaType: 'movie', id: 1, title: 'Low Tide', year: 2020 }, durationSec: 6000 };
const episode = (number: number): WatchedMark => ({
  played: {
    mediaType: 'tv',
    id: 2,
    title: 'Signal Box',
    year: 2020,
    episode: { season: 1, number, id: number, title: `Part ${number}`, seasonId: 7 },
  },
  durationSec: null,
});
const toasts = collectToasts();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(name: string, marks: WatchedMark[]) {
  renderApp(<WatchedButton name={name} marks={marks} look="text" />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
}
const stored = () => localStorage.getItem('media-tracking') ?? '';

describe('marking as watched', () => {
  it('writes a film down as watched, says so, and notes the time [HISTORY-10]', async () => {
    const button = await open('Low Tide', [film]);
    fireEvent.click(button);
    expect(button.getAttribute('aria-label')).toBe('Mark Low Tide as unwatched');
    expect(toasts[0]?.message).toBe('Marked Low Tide as watched');
    await waitFor(() => expect(stored()).toContain('"watched":6000,"duration":6000'));
    await waitFor(() => expect(localStorage.getItem('local-lock')).toContain('lastWatchHistoryUpdateTime'));
  });

  it('takes it back, and that can be undone', async () => {
    const button = await open('Low Tide', [film]);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button.getAttribute('aria-label')).toBe('Mark Low Tide as watched');
    expect(toasts[1]?.message).toBe('Removed Low Tide from watched');
    act(() => toasts[1]?.action?.onAction());
    expect(button.getAttribute('aria-label')).toBe('Mark Low Tide as unwatched');
  });

  it('marks what is left of a season [HISTORY-10]', async () => {
    const button = await open('Season 1', [episode(1), episode(2)]);
    fireEvent.click(button);
    expect(button.textContent.trim()).toBe('Mark Season 1 as unwatched');
    await waitFor(() => expect(stored()).toContain('s1e2'));
  });

  it('says nothing where such messages are switched off [SETTING-11]', async () => {
    localStorage.setItem('settings', JSON.stringify({ notifyHistory: { value: false, updatedAt: 1 } }));
    fireEvent.click(await open('Low Tide', [film]));
    expect(toasts).toEqual([]);
  });

  it('is not offered if there is nothing to mark', () => {
    renderApp(<WatchedButton name="Season 9" marks={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
