import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { title } from '../../../testing/titles';

/** Numbers of slides that Embla found each time it started. */
const found: number[] = [];
jest.unstable_mockModule('embla-carousel', () => ({
  default: (viewport: HTMLElement) => {
    found.push(viewport.querySelectorAll('[role="group"]').length);
    const api = { on: () => api, off: () => api, rootNode: () => viewport, destroy: () => undefined };
    return api;
  },
}));
const { Hero } = await import('./hero');

it('the carousel starts once, when all of its slides are there', async () => {
  renderApp(<Hero label="Trending" items={Array.from({ length: 5 }, (_, index) => title(index + 1))} />);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  await waitFor(() => expect(found).toEqual([5]));
});
