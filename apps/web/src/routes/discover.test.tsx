import { afterEach, expect, it } from '@jest/globals';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderPage } from '../testing/render-page';
import { Component } from './discover';

afterEach(cleanup);

it('goes back to the tab that was shown before [BROWSE-26]', async () => {
  const WithBack = () => {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate(-1)}>Back</button>
        <Component />
      </>
    );
  };
  const { address } = renderPage(WithBack, { path: '/discover', pattern: '/discover', tmdb: createFakeTmdb({}) });
  fireEvent.click(await screen.findByText('Popular'));
  await waitFor(() => expect(address()).toBe('/discover?list=popular&type=all'));
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(address()).toBe('/discover'));
});

it('keeps a preset and a type that are chosen one right after the other [BROWSE-26]', async () => {
  const { address } = renderPage(Component, { path: '/discover', pattern: '/discover', tmdb: createFakeTmdb({}) });
  const preset = await screen.findByRole('button', { name: 'Under 100 minutes' });
  act(() => {
    fireEvent.click(preset);
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'movie' } });
  });
  await waitFor(() => expect(address()).toBe('/discover?shorter=99&list=trending&type=movie'));
});
