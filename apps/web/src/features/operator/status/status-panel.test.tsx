import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OperatorStatus } from '@marquee/core/contracts';
import { answerApi } from '../../../testing/api-answers';
import { collectToasts } from '../../../testing/collect-toasts';
import { fineStatus } from '../../../testing/dashboard';
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
    expect(levels()).toEqual(['Problem', 'Problem', 'Fine', 'Problem', 'Warning', 'Fine', 'Fine']);
    expect(screen.getByText('The disk of /backups is full.').lang).toBe('en');
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
