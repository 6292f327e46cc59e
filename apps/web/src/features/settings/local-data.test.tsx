import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRecords } from '../../shared/store/collections';
import { renderApp } from '../../testing/render-app';
import { LocalData } from './local-data';

afterEach(cleanup);

it('is saved whole when "Export" is pressed before it has been read [SETTING-12]', async () => {
  const bookmarks = [{ mediaId: 1, category: 'Noir', mediaType: 'movie', addedAt: 5 }];
  localStorage.setItem('bookmarks', JSON.stringify(bookmarks));
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  const records = createRecords();
  let disk: (() => void) | undefined;
  const slow = new Promise<void>((resolve) => (disk = resolve));
  renderApp(<LocalData />, { records: { ...records, load: (take) => slow.then(() => records.load(take)) } });
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(saved).toEqual([]);
  disk?.();
  await waitFor(() => expect(saved).toHaveLength(1));
  const reader = new FileReader();
  const text = await new Promise<string>((resolve) => {
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(saved[0] as Blob);
  });
  expect(JSON.parse(text)).toMatchObject({ data: { bookmarks } });
});
