import { afterEach, expect, it } from '@jest/globals';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { Component } from './discover';

afterEach(cleanup);

it('keeps a preset and a type that are chosen one right after the other [BROWSE-26]', async () => {
  const { address } = renderPage(Component, { path: '/discover', pattern: '/discover', tmdb: createFakeTmdb({}) });
  const preset = await screen.findByRole('button', { name: 'Under 100 minutes' });
  act(() => {
    fireEvent.click(preset);
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'movie' } });
  });
  await waitFor(() => expect(address()).toBe('/discover?shorter=99&list=trending&type=movie'));
});
