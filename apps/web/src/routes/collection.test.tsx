import { afterEach, expect, it } from '@jest/globals';
import { createFakeTmdb, httpError, json, wireCollection } from '@marquee/tmdb/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { Component } from './collection';

const open = (path: string, answer = json(wireCollection())) =>
  renderPage(Component, { path, pattern: '/collections/:id', tmdb: createFakeTmdb({ 'collection/501': answer }) });

afterEach(cleanup);

it('lists the films of a collection by release date, at its canonical URL [TITLE-16]', async () => {
  const { address } = open('/collections/501');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Harbour Collection');
  const films = within(screen.getByRole('list', { name: 'Harbour Collection' })).getAllByRole('heading', { level: 3 });
  expect(films.at(-1)?.textContent).toBe('Harbour Dark');
  expect(films).toHaveLength(3);
  await waitFor(() => expect(address()).toBe('/collections/501-harbour-collection'));
});

it('shows the not-found screen for an unknown collection', async () => {
  open('/collections/501', httpError(404));
  expect((await screen.findByText('Page Not Found')).tagName).toBe('H1');
});
