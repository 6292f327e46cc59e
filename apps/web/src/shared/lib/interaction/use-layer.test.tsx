import { expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { startLayers } from './layers';
import { listenToBack, useLayer } from './use-layer';

function Dialog({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(true);
  useLayer(isOpen, () => setIsOpen(false));
  return isOpen && <p>{name}</p>;
}

const page = (...open: string[]) => open.map((name) => <Dialog key={name} name={name} />);

it('Back closes a dialog that was opened before layers were loaded, instead of leaving the page', async () => {
  listenToBack();
  const heard: string[] = [];
  window.addEventListener('popstate', () => heard.push(window.location.pathname));
  window.history.pushState({ idx: 1, key: 'page' }, '', '/page');
  const view = render(page('closed by itself', 'open'));
  view.rerender(page('open'));
  act(startLayers);
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByText('open')).toBeNull());
  expect(window.location.pathname).toBe('/page');
  expect(heard).toEqual([]);
  act(() => window.history.back());
  await waitFor(() => expect(heard).toEqual(['/']));
});
