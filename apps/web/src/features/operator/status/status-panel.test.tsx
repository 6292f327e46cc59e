import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ServerCheck } from '@marquee/core';
import type { OperatorStatus } from '@marquee/core/contracts';
import { useIdle } from '../../../shared/lib/timing/use-idle';
import { sessionClosed, userInfoSet } from '../../../shared/store/session.slice';
import { answerApi, type ApiAnswer } from '../../../testing/api-answers';
import { collectToasts } from '../../../testing/collect-toasts';
import { fineStatus } from '../../../testing/fine-status';
import { renderApp } from '../../../testing/render-app';
import { ServerProblems } from '../lazy';
import { LogPanel } from '../log/log-panel';
import { backupText } from './backup-text';
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

  it('writes a backup at once, and sends a test email, and says why one failed', async () => {
    const failure = { at: new Date().toISOString(), reason: 'disk_full', sentence: 'Full.' };
    const states = [{ isOn: true, lastSuccessAt: null, failure }, fine.backup];
    const answers: ApiAnswer[] = [{ status: 502, body: { error: 'x', code: 'mail_failed' } }, { body: { ok: true } }];
    show(
      { backup: { isOn: true, lastSuccessAt: null, failure: null } },
      {
        'POST /operator/backups': () => ({ body: states.shift() }),
        'POST /operator/test-mail': () => answers.shift() ?? {},
      },
    );
    const backUp = await screen.findByRole('button', { name: 'Back up now' });
    fireEvent.click(backUp);
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error' }));
    fireEvent.click(backUp);
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('The backup is written.'));
    expect(screen.getByText(/^Last backup: today/)).toBeTruthy();
    const sendTest = screen.getByRole('button', { name: 'Send a test' });
    fireEvent.click(sendTest);
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^The mail server didn’t take the email/));
    fireEvent.click(sendTest);
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^The mail server took the email/));
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
});

const now = new Date(2026, 10, 22, 12, 0);
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString();

describe('the backup status for operators', () => {
  it.each([
    [at(22, 4, 10), 'Last backup: today at 04:10'],
    [at(21, 23, 59), 'Last backup: yesterday at 23:59'],
    [at(20, 14, 5), 'Last backup: November 20, 2026 at 14:05'],
  ])('for a backup at %s is "%s"', (lastSuccessAt, title) => {
    expect(backupText({ lastSuccessAt, failure: null }, now)).toMatchObject({ title, isWarning: false });
  });

  it('is a warning with the reason when the last attempt failed', () => {
    const failure = { at: at(22, 11, 0), reason: 'disk_full', sentence: 'The disk of /backups is full.' } as const;
    expect(backupText({ lastSuccessAt: at(21, 4, 10), failure }, now)).toEqual({
      title: 'Last backup: yesterday at 04:10',
      text: 'The backup failed today at 11:00: The disk is full. The server tries again every hour.',
      detail: 'The disk of /backups is full.',
      isWarning: true,
    });
  });

  it('is a warning with advice when no backup was written for days', () => {
    const { text, isWarning } = backupText({ lastSuccessAt: at(19, 4, 10), failure: null }, now);
    expect(isWarning).toBe(true);
    expect(text).toContain('npm run marquee -- backup');
  });

  it('says when the first backup is due', () => {
    expect(backupText({ lastSuccessAt: null, failure: null }, now)).toMatchObject({
      title: 'No backup yet',
      isWarning: false,
    });
  });
});

let close: () => void = () => undefined;
afterEach(() => close());

const Idle = () => useIdle() && <p>idle</p>;
const showLine = async (problems: ServerCheck[], isOperator = true) => {
  localStorage.clear();
  const { store } = renderApp(
    <>
      <ServerProblems />
      <Idle />
    </>,
  );
  close = () => void store.dispatch(sessionClosed());
  const calls = answerApi({ 'GET /operator/problems': () => ({ body: { problems } }) });
  await act(async () => store.dispatch(userInfoSet({ username: 'ada', ...(isOperator && { isOperator }) })));
  return calls;
};
const asked = (calls: Awaited<ReturnType<typeof showLine>>) => calls.some(({ path }) => path === '/operator/problems');

describe('the line for operators [OPERATOR-15]', () => {
  it('names what is a problem until it is dismissed', async () => {
    await showLine(['provider', 'disk']);
    const link = await screen.findByRole('link', { name: 'Problem on the server: Stream provider and Disk' });
    expect(link.getAttribute('href')).toBe('/operator');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not there while all is well, and asks nothing for anybody else', async () => {
    const calls = await showLine([]);
    await waitFor(() => expect(asked(calls)).toBe(true));
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    const others = await showLine(['disk'], false);
    await screen.findByText('idle');
    expect(asked(others)).toBe(false);
  });
});

it('the warnings of the server are listed with where each comes from, found by their words or by the id of a request, and say what is missing [OPERATOR-16]', async () => {
  renderApp(<LogPanel before={null} view="warnings" />);
  const at = '2026-11-28T10:00:00Z';
  const warnings = [
    { id: 1, from: 'site', at, level: 'error', message: 'request failed', requestId: 'id-of-request' },
    { id: 1, from: 'provider', at, level: 'warning', message: 'library scan failed', requestId: null },
  ];
  answerApi({ 'GET /operator/warnings': () => ({ body: { warnings, hasProvider: false } }) });
  expect(await screen.findByText('request failed')).toBeTruthy();
  expect(screen.getAllByText('Error')).toHaveLength(1);
  for (const from of ['Server', 'Stream provider']) expect(screen.getByText(from)).toBeTruthy();
  expect(screen.getByText(/^The stream provider’s are missing/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy ID id-of-request' })).toBeTruthy();
  const filter = (value: string) => fireEvent.change(screen.getByLabelText('Filter'), { target: { value } });
  filter(' ID-of ');
  expect(screen.queryByText('library scan failed')).toBeNull();
  filter('SCAN');
  expect(screen.queryByText('request failed')).toBeNull();
  filter('nothing like it');
  expect(screen.getByText('No warnings')).toBeTruthy();
});
