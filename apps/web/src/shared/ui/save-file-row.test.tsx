import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SaveFileRow } from './save-file-row';
import { ConfirmButton } from './confirm-button';

const file = { label: '480p', type: 'mp4', url: 'https://p.example/480.mp4', fileName: 'High Tide 480p.mp4' };
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
});
afterEach(cleanup);

it('a file of a provider that answers downloads is a link to that, which opens no tab [DOWNLOAD-04]', () => {
  render(<SaveFileRow {...file} download="https://p.example/480.mp4?download=High+Tide" />);
  const link = screen.getByRole('link', { name: /^480p/ });
  expect(link.getAttribute('href')).toBe('https://p.example/480.mp4?download=High+Tide');
  expect(link.hasAttribute('target')).toBe(false);
});

it('a file of another source is fetched and saved under the name of the title [DOWNLOAD-04]', async () => {
  window.fetch = () =>
    Promise.resolve({
      ok: true,
      headers: new Headers(),
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array([1, 2, 3]));
          controller.close();
        },
      }),
    } as Response);
  render(<SaveFileRow {...file} />);
  fireEvent.click(screen.getByRole('button', { name: /^480p/ }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(saved).toEqual(['High Tide 480p.mp4']);
});

it('if its server refuses that, the address can be copied [DOWNLOAD-04]', async () => {
  window.fetch = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('blocked')));
  render(<SaveFileRow {...file} />);
  fireEvent.click(screen.getByRole('button', { name: /^480p/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('This source doesn’t let us save its file.');
  expect(screen.getByRole('button', { name: 'Copy file URL' })).toBeTruthy();
  expect(screen.getByText('https://p.example/480.mp4')).toBeTruthy();
  expect(saved).toEqual([]);
});

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
