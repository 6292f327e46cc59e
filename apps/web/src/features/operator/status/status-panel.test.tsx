import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OperatorStatus } from '@marquee/core/contracts';
import { answerApi } from '../../../testing/api-answers';
import { collectToasts } from '../../../testing/collect-toasts';
import { fineStatus } from '../../../testing/fine-status';
import { renderApp } from '../../../testing/render-app';
import { StatusPanel } from './status-panel';

afterEach(cleanup);
const toasts = collectToasts();
const fine: OperatorStatus = {
  ...fineStatus,
  backup: { isOn: true, lastSuccessAt: new Date().toISOString(), failure: null },
};
function show(changes: Partial<OperatorStatus> = {}, api: Parameters<typeof answerApi>[0] = {}) {
  renderApp(<StatusPanel />);
  return answerApi({ 'GET /operator/status': () => ({ body: { ...fine, ...changes } }), ...api });
}
const levels = () => screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'));

describe('the server status [OPERATOR-13]', () => {
  it('says that everything is fine', async () => {
    show();
    expect(await screen.findByText('Today: 12 requests, and 345 answered from the cache.')).toBeTruthy();
    expect(screen.getByText('8.4 MB, answers in 2 ms.')).toBeTruthy();
    expect(screen.getByText(/^Last backup: today at \d\d:\d\d$/)).toBeTruthy();
    expect(screen.getByText('Marquee 1.2.3 on Node 24.1.0')).toBeTruthy();
    expect(new Set(levels())).toEqual(new Set(['Fine']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says which media folders are gone: some are a warning, all a problem [FOLDER-05]', async () => {
    const folders = [
      { path: '/media/films', problem: null },
      { path: '/mnt/usb', problem: 'missing' as const },
    ];
    show({ provider: { isReachable: true, ms: 3, folders } });
    await screen.findByText('Can’t be read: /mnt/usb. Connect the disk, or remove the folder under Library.');
    expect(levels().filter((level) => level !== 'Fine')).toEqual(['Warning']);
    cleanup();
    show({ provider: { isReachable: true, ms: 3, folders: folders.slice(1) } });
    await screen.findByText(/^Can’t be read/);
    expect(levels()).toContain('Problem');
    cleanup();
    show({ provider: { isReachable: true, ms: 3, folders: folders.slice(0, 1) } });
    await screen.findByText('1 folder, readable.');
  });

  it('says what is wrong and what to do', async () => {
    const failure = {
      at: new Date().toISOString(),
      reason: 'disk_full',
      sentence: 'The disk of /backups is full.',
    } as const;
    show({
      tmdb: { state: 'failing', error: 'token_refused', requests: 0, cached: 0 },
      disk: { freeBytes: 100e6, reserveBytes: 128e6 },
      provider: { isReachable: false, ms: 3_000, folders: [] },
      backup: { isOn: true, lastSuccessAt: null, failure },
    });
    await screen.findByText('TMDB refuses the token. Set another one under Settings.');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'TMDB refuses the token. Set another one under Settings.',
      'Can’t be reached, so nothing plays from it. Check whether it runs.',
      'Only 100 MB free. Visitors can’t save anything: make room.',
      expect.stringContaining('The disk is full.'),
    ]);
    expect(levels()).toEqual([...['Problem', 'Problem', 'Fine', 'Fine', 'Problem', 'Fine', 'Warning', 'Fine', 'Fine']]);
    expect(screen.getByText('The disk of /backups is full.').lang).toBe('en');
  });

  it.each<[Partial<OperatorStatus>, string]>([
    [{}, '0 running. There are places for 2 transcodes (LIBRARY_TRANSCODES). Keeps 1.0 GB of 10.0 GB.'],
    [{ conversions: null }, 'The stream provider has no library of yours (MEDIA_DIR).'],
    [
      { conversions: { hasFfmpeg: false, running: 0, most: 2, cacheBytes: 0, cacheMaxBytes: 10e9 } },
      'ffmpeg is missing, so files that browsers can’t play as they are don’t play. Install it.',
    ],
  ])('says of caches and conversions how they are and what to do: %j [OPERATOR-17]', async (change, text) => {
    show(change);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Hold 1.0 MB of 64.0 MB in memory. Nothing to do: the oldest make room.')).toBeTruthy();
  });

  it('writes a backup at once', async () => {
    const failure = { at: new Date().toISOString(), reason: 'disk_full', sentence: 'Full.' };
    const states = [{ isOn: true, lastSuccessAt: null, failure }, fine.backup];
    show(
      { backup: { isOn: true, lastSuccessAt: null, failure: null } },
      { 'POST /operator/backups': () => ({ body: states.shift() }) },
    );
    const button = await screen.findByRole('button', { name: 'Back up now' });
    fireEvent.click(button);
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error' }));
    fireEvent.click(button);
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('The backup is written.'));
    expect(screen.getByText(/^Last backup: today/)).toBeTruthy();
  });

  it('lists the backups with their sizes, and downloads one by its address [OPERATOR-14]', async () => {
    const name = 'marquee-20261122T041000Z.sql.gz';
    const backups = [{ name, createdAt: '2026-11-22T04:10:00Z', bytes: 8.4e6 }];
    const calls = show({}, { 'GET /operator/backups': () => ({ body: { backups } }) });
    const opened: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
      this: HTMLAnchorElement,
    ) {
      opened.push(`${this.pathname} ${this.download}`);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Download the backup of Nov 22, 2026/ }));
    await waitFor(() => expect(opened).toEqual([`/api/operator/backups/${name} ${name}`]));
    expect(screen.getByText('· 8.4 MB')).toBeTruthy();
    // Asked again before the download, which could not ask for the password.
    expect(calls.filter(({ path }) => path === '/operator/backups')).toHaveLength(2);
    click.mockRestore();
  });

  it('sends a test email, and names why it was not taken', async () => {
    const answers = [{ status: 502, body: { error: 'x', code: 'mail_failed' } }, { body: { ok: true } }];
    show({}, { 'POST /operator/test-mail': () => answers.shift() ?? {} });
    const button = await screen.findByRole('button', { name: 'Send a test' });
    fireEvent.click(button);
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^The mail server didn’t take the email/));
    fireEvent.click(button);
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^The mail server took the email/));
  });
});
