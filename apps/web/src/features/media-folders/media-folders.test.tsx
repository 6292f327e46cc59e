import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FolderList, FolderLook, FolderStates } from '@marquee/core/contracts';
import { answerApi } from '../../testing/api-answers';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
import { MediaFolders } from './media-folders';

afterEach(cleanup);
const toasts = collectToasts();
const list = (changes: Partial<FolderList>): FolderList => ({
  ...{ path: null, parent: null, problem: null, folders: [], hasMore: false },
  ...changes,
});
const lists: Record<string, FolderList> = {
  '': list({ folders: [{ name: '/media', path: '/media' }] }),
  '/media': list({ path: '/media', folders: [{ name: 'films', path: '/media/films' }], hasMore: true }),
  '/media/films': list({ path: '/media/films', parent: '/media' }),
  '/etc': list({ path: '/etc', problem: 'not_allowed' }),
};
const pathOf = (body: unknown): string => (body as { path: string | null }).path ?? '';

function show(states: Partial<FolderStates> = {}, api: Parameters<typeof answerApi>[0] = {}) {
  const current: FolderStates = { fixedBy: null, folders: [], ...states };
  renderApp(<MediaFolders />);
  return answerApi({
    'GET /operator/folders': () => ({ body: current }),
    'POST /operator/folders': ({ body }) => {
      current.folders = [...current.folders, { path: pathOf(body), problem: null }];
      return { body: current };
    },
    'POST /operator/folders/remove': ({ body }) => {
      current.folders = current.folders.filter(({ path }) => path !== pathOf(body));
      return { body: current };
    },
    'POST /operator/folders/browse': ({ body }) => ({ body: lists[pathOf(body)] }),
    'POST /operator/folders/look': ({ body }) => ({
      body: { path: pathOf(body), problem: null, movies: 312, series: 14, isPartial: false } satisfies FolderLook,
    }),
    ...api,
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openPicker = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a folder' }));
  return screen.findByRole('dialog', { name: 'Add a folder' });
};

describe('the media folders [FOLDER-01, FOLDER-03]', () => {
  it('are found by looking around, looked into, and added', async () => {
    const calls = show();
    const dialog = within(await openPicker());
    fireEvent.click(await dialog.findByRole('button', { name: '/media' }));
    await dialog.findByText('There are more. Type the path of one that isn’t listed.');
    fireEvent.click(await dialog.findByRole('button', { name: 'films' }));
    await dialog.findByText('Readable. About 312 movies and 14 series seem to be here.');
    expect(dialog.getByLabelText<HTMLInputElement>('Path').value).toBe('/media/films');
    press('Up');
    await dialog.findByRole('button', { name: 'films' });
    press('films');
    await dialog.findByText('No folders inside this one.');
    press('Add this folder');
    await screen.findByText('/media/films');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts.at(-1)?.message).toBe('Added. Marquee is reading the folder now.');
    expect(calls.filter(({ path }) => path === '/operator/folders').map(({ method }) => method)).toEqual([
      'GET',
      'POST',
      'GET',
    ]);
  });

  it('say why one cannot be chosen, and keep the button for what can', async () => {
    show({}, { 'POST /operator/folders': () => ({ status: 409, body: { error: 'x', code: 'folder_overlaps' } }) });
    const dialog = within(await openPicker());
    const add = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Add this folder' });
    expect(add().disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText('Path'), { target: { value: ' /etc ' } });
    press('Open');
    await dialog.findByText('This folder can’t be chosen here. To allow it, add it to MEDIA_ROOTS on the server.');
    expect(add().disabled).toBe(true);
    press('Up');
    fireEvent.click(await dialog.findByRole('button', { name: '/media' }));
    await dialog.findByText(/^Readable/);
    fireEvent.click(add());
    await dialog.findByText('This folder is inside another media folder, or has one inside it.');
  });

  it('are removed by a second press, and say what is wrong with one', async () => {
    show({ folders: [{ path: '/mnt/usb', problem: 'missing' }] });
    await screen.findByText('This folder doesn’t exist. Check the path, and that its disk is connected.');
    press('Remove /mnt/usb');
    press('Really remove?');
    await waitFor(() => expect(screen.queryByText('/mnt/usb')).toBeNull());
    expect(toasts.at(-1)?.message).toBe('Removed from the library. The files are untouched.');
  });

  it('name MEDIA_DIR where that sets them', async () => {
    show({ fixedBy: 'MEDIA_DIR', folders: [{ path: '/srv/films', problem: null }] });
    await screen.findByText('/srv/films');
    expect(screen.getByText('MEDIA_DIR')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say that the stream provider is not there', async () => {
    show({}, { 'GET /operator/folders': () => ({ status: 503, body: { error: 'x', code: 'library_unavailable' } }) });
    await screen.findByText(/^The stream provider, which holds the library, couldn’t be reached/);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
