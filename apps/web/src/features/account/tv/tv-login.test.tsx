import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userInfoSet } from '../../../shared/store/session.slice';
import { profileOf, type ApiAnswer } from '../../../testing/api-answers';
import { LoginPage } from '../auth/login-page';
import { Here, setUpAuthPages } from '../testing/set-up-auth-pages';
import { LinkPage } from './link-page';
import { TvPage } from './tv-page';

const show = setUpAuthPages({
  '/tv': <TvPage />,
  '/link': <LinkPage />,
  '/login': (
    <>
      <Here />
      <LoginPage />
    </>
  ),
});
afterEach(() => void jest.useRealTimers());
const me = { 'GET /users/me': () => ({ body: profileOf('ada') }) };
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the page on the TV', () => {
  const code = (userCode: string, intervalSec = 5) => ({ userCode, expiresInSec: 600, intervalSec });
  const pending = (userCode: string, intervalSec = 5) => ({ state: 'pending', ...code(userCode, intervalSec) });

  /** Opens it with what each poll is answered, and polls. */
  const watch = (answers: ApiAnswer[]) => {
    jest.useFakeTimers();
    const codes = ['BCDFGH', 'JKLMNP'];
    const view = show('/tv', {
      'POST /auth/tv': () => ({ status: 201, body: code(codes.shift() ?? '') }),
      'POST /auth/tv/poll': () => answers.shift() ?? { status: 503, body: {} },
      ...me,
    });
    const polls = () => view.calls.filter(({ path }) => path === '/auth/tv/poll').length;
    const after = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
    return { ...view, polls, after };
  };

  it('shows the code to scan and to type, and opens the profiles once it is approved [TV-01, TV-02]', async () => {
    const approved = { state: 'approved', token: 'csrf', user: profileOf('ada') };
    const { polls, after, calls, store } = watch([{ body: pending('BCDFGH') }, { body: approved }]);
    await after(0);
    expect(screen.getByText('BCD FGH')).toBeTruthy();
    expect(screen.getByText('B C D F G H')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code that opens this code on your phone' })).toBeTruthy();
    expect(screen.getByText('localhost/link')).toBeTruthy();
    await after(4.9);
    expect(polls()).toBe(0);
    await after(0.1);
    expect(polls()).toBe(1);
    await after(5);
    expect(screen.getByText('at /profiles')).toBeTruthy();
    expect(store.getState().session.userInfo).toMatchObject({ username: 'ada' });
    await after(60);
    expect(polls()).toBe(2);
    expect(calls.every(({ path, search }) => !(path + search).includes('BCDFGH'))).toBe(true);
  });

  it('polls as slowly as it is told, goes on after an outage, and stops when it is left [TV-06]', async () => {
    const { polls, after, unmount } = watch([
      { body: { ...pending('BCDFGH', 10), state: 'slow_down' } },
      { status: 503, body: {} },
      { body: pending('QRSTVW', 10) },
    ]);
    await after(5);
    expect(polls()).toBe(1);
    await after(9);
    expect(polls()).toBe(1);
    await after(1);
    expect(screen.getByText(/can’t be reached right now/)).toBeTruthy();
    await after(10);
    expect(screen.queryByText(/can’t be reached right now/)).toBeNull();
    expect(screen.getByText('QRS TVW')).toBeTruthy();
    unmount();
    await after(60);
    expect(polls()).toBe(3);
  });

  it.each([
    ['denied', 'The request was denied on the phone.'],
    ['expired', 'This code has expired.'],
  ])('says that it was %s, and gets a new code by the remote’s keys [TV-10]', async (state, text) => {
    const { polls, after } = watch([{ body: { state } }]);
    await after(0);
    expect(document.activeElement?.textContent).toBe('Use a password instead');
    await after(5);
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(button('Get a new code'));
    fireEvent.keyDown(button('Get a new code'), { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('Use a password instead');
    await after(600);
    expect(polls()).toBe(1);
    fireEvent.click(button('Get a new code'));
    await after(0);
    expect(screen.getByText('JKL MNP')).toBeTruthy();
  });

  it('says why there is no code, and asks for none where somebody is logged in', async () => {
    show('/tv', { 'POST /auth/tv': () => ({ status: 503, body: { error: 'x', code: 'busy' } }) });
    expect(await screen.findByText('The server is busy. Try again in a moment.')).toBeTruthy();
    cleanup();
    localStorage.setItem('user-info', JSON.stringify({ username: 'ada' }));
    const { calls } = show('/tv', me);
    await screen.findByText('at /profiles');
    expect(calls.map(({ path }) => path)).not.toContain('/auth/tv');
  });
});

describe('the page on the phone', () => {
  const request = {
    device: 'Chrome on a television',
    askedAt: '2026-11-28T10:00:00Z',
    address: '192.0.2.1',
    isNear: true,
  };
  const logIn = () => localStorage.setItem('user-info', JSON.stringify({ username: 'ada' }));
  const open = (path: string, answers: Parameters<typeof show>[1] = {}) => {
    logIn();
    return show(path, { 'POST /auth/tv/request': () => ({ body: request }), ...me, ...answers });
  };
  const ok = () => ({ body: { ok: true } });

  it('shows what asks, from where, and warns before it approves [TV-05]', async () => {
    const { calls } = open('/link#BCDFGH', { 'POST /auth/tv/answer': ok });
    expect(await screen.findByText('Chrome on a television')).toBeTruthy();
    expect(screen.getByText('BCD FGH')).toBeTruthy();
    expect(screen.getByText('The same network as this device')).toBeTruthy();
    expect(screen.getByText(/Only approve if you are looking at this code on your own screen/)).toBeTruthy();
    expect(screen.getByText(/signed in as ada/)).toBeTruthy();
    fireEvent.click(button('Approve'));
    expect(await screen.findByText('Done. Your TV will be signed in in a moment.')).toBeTruthy();
    const sent = calls
      .filter(({ path }) => path.startsWith('/auth/tv'))
      .map(({ path, search, body }) => [path + search, body]);
    expect(sent).toEqual([
      ['/auth/tv/request', { code: 'BCDFGH' }],
      ['/auth/tv/answer', { code: 'BCDFGH', isApproved: true }],
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
  });

  it('denies, and names a network that is another one [TV-05]', async () => {
    const { calls } = open('/link#bcd-fgh', {
      'POST /auth/tv/request': () => ({ body: { ...request, isNear: false } }),
      'POST /auth/tv/answer': ok,
    });
    expect(await screen.findByText('Another network: 192.0.2.1')).toBeTruthy();
    fireEvent.click(button('Deny'));
    expect(await screen.findByText('Denied. Nothing was signed in.')).toBeTruthy();
    expect(calls.findLast(({ path }) => path === '/auth/tv/answer')?.body).toEqual({
      code: 'BCDFGH',
      isApproved: false,
    });
  });

  it('takes a code that is typed, in any case, and says that one is none or does not work [TV-01, TV-07]', async () => {
    let answer: ApiAnswer = { status: 404, body: { error: 'x', code: 'tv_code_invalid' } };
    const { calls } = open('/link', { 'POST /auth/tv/request': () => answer });
    const type = async (value: string) => {
      fireEvent.change(await screen.findByLabelText('Code on your TV'), { target: { value } });
      fireEvent.click(button('Continue'));
    };
    await type('abc');
    expect(await screen.findByText('A code has six letters, without vowels.')).toBeTruthy();
    expect(calls.map(({ path }) => path)).not.toContain('/auth/tv/request');
    await type('bcd fgg');
    expect(await screen.findByText('This code doesn’t work. Check it, or get a new one on your TV.')).toBeTruthy();
    fireEvent.click(button('Type another code'));
    answer = { body: request };
    await type('bcd fgh');
    expect(await screen.findByText('Chrome on a television')).toBeTruthy();
  });

  it('asks a guest to log in, and comes back with the code, which no request’s address has [TV-03]', async () => {
    const { store } = show('/link#BCDFGH', { 'POST /auth/tv/request': () => ({ body: request }), ...me });
    expect(await screen.findByText('at /login?next=/link#BCDFGH')).toBeTruthy();
    await act(async () => store.dispatch(userInfoSet({ username: 'ada' })));
    await waitFor(() => expect(screen.getByText('Chrome on a television')).toBeTruthy());
  });
});
