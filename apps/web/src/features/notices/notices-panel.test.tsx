import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Notices } from '@marquee/core/contracts';
import { userInfoSet } from '../../shared/store/session.slice';
import { entriesEdited } from '../../shared/store/collections';
import { answerApi, profileOf, type ApiCall } from '../../testing/api-answers';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
import { NoticesPanel } from './notices-panel';
import { UnsubscribePage } from './unsubscribe-page';

const toasts = collectToasts();
const PATH = '/users/me/notices';
const KEY = 'BAAA';
const quietHours = { from: 22 * 60, to: 8 * 60 };
const device = { device: 'Chrome on Android', createdAt: '2026-11-28T20:00:00.000Z', timeZone: 'UTC', quietHours };
const here = { ...device, id: 'here', isCurrent: true };
const nothing: Notices = { publicKey: KEY, devices: [], mail: null, mutedSeries: [] };
const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

/** The parts of a browser by which it gets notices. */
function browser({ permission = 'default', answers = 'granted' }: { permission?: string; answers?: string } = {}) {
  const subscription = {
    endpoint: 'https://push.example.org/1',
    options: { applicationServerKey: Uint8Array.from([4, 0, 0]).buffer },
    toJSON: () => ({ endpoint: 'https://push.example.org/1', expirationTime: null, keys }),
    unsubscribe: () => Promise.resolve(true),
  };
  let current: typeof subscription | null = permission === 'granted' ? subscription : null;
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: () => Promise.resolve((current = subscription)),
  };
  const registration = { pushManager };
  const notification = {
    permission,
    requestPermission: jest.fn(() => Promise.resolve((notification.permission = answers))),
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: () => undefined, configurable: true });
  Object.defineProperty(window, 'Notification', { value: notification, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { ...notification, pushManager };
}

/** @param state what the server has, which its calls change */
function show(state: { notices: Notices }, calls: Parameters<typeof answerApi>[0] = {}) {
  const view = renderApp(<NoticesPanel />);
  const answer = () => ({ body: state.notices });
  const made = answerApi({ [`GET ${PATH}`]: answer, ...calls });
  act(() => void view.store.dispatch(userInfoSet(profileOf('ada'))));
  return { made, ...view };
}
const toggle = (name: string) => screen.findByRole('switch', { name });
/** What was sent last to an address below that of notices. */
const lastSent = (calls: ApiCall[], path: string) => calls.findLast((call) => call.path === PATH + path)?.body;
const isOn = async (name: string) => (await toggle(name)).getAttribute('aria-checked') === 'true';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('notices on this device [NOTICE-11]', () => {
  it('are turned on by a press, which alone makes the browser ask', async () => {
    const { requestPermission } = browser();
    const state = { notices: nothing };
    const { made } = show(state, {
      [`PUT ${PATH}/device`]: ({ body }) => {
        state.notices = { ...nothing, devices: [{ ...here, ...(body as object) }] };
        return { body: state.notices };
      },
      [`DELETE ${PATH}/devices/here`]: () => ({ body: (state.notices = nothing) }),
    });
    expect(await isOn('Notices on this device')).toBe(false);
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(await toggle('Notices on this device'));
    await waitFor(async () => expect(await isOn('Notices on this device')).toBe(true));
    expect(made.find(({ method }) => method === 'PUT')?.body).toEqual({
      subscription: { endpoint: 'https://push.example.org/1', keys },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      quietHours,
    });
    fireEvent.click(await toggle('Notices on this device'));
    await waitFor(async () => expect(await isOn('Notices on this device')).toBe(false));
  });

  it('say how to allow them where they are denied', async () => {
    browser({ answers: 'denied' });
    show({ notices: nothing });
    fireEvent.click(await toggle('Notices on this device'));
    await screen.findByText(/This browser blocks notifications from this site/);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('are off where only the server has them, and stay off, without a word, if the person closes the question', async () => {
    const { requestPermission } = browser({ answers: 'default' });
    // The server has them, and the browser has not.
    const { made } = show({ notices: { ...nothing, devices: [here] } });
    expect(await isOn('Notices on this device')).toBe(false);
    fireEvent.click(await toggle('Notices on this device'));
    await waitFor(() => expect(requestPermission).toHaveBeenCalledTimes(1));
    expect(await isOn('Notices on this device')).toBe(false);
    expect(made.filter(({ method, path }) => method !== 'GET' && path.startsWith(PATH))).toEqual([]);
    // The account syncs meanwhile, and this site has no such call.
    expect(toasts.filter(({ message }) => !message.includes('sync'))).toEqual([]);
  });

  it.each([
    ['the page came over http', /need a secure connection/, false],
    ['the browser has none', /This browser can’t show notices/, true],
  ])('say so where %s', async (_why, text, isSecureContext) => {
    if (!isSecureContext) browser();
    Object.defineProperty(window, 'isSecureContext', { value: isSecureContext, configurable: true });
    show({ notices: nothing });
    await screen.findByText(text);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('need the installed app on an iPhone', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
    show({ notices: nothing });
    await screen.findByText(/Add to Home Screen/);
    agent.mockRestore();
  });
});

describe('what belongs to notices', () => {
  it('are quiet hours, which the person chooses, and a test [NOTICE-04, NOTICE-11]', async () => {
    browser({ permission: 'granted' });
    const state = { notices: { ...nothing, devices: [here] } };
    let isAccepted = true;
    const { made } = show(state, {
      [`PUT ${PATH}/device`]: ({ body }) => {
        state.notices = { ...nothing, devices: [{ ...here, ...(body as object) }] };
        return { body: state.notices };
      },
      [`POST ${PATH}/test`]: () => ({ body: { isAccepted } }),
    });
    fireEvent.change(await screen.findByLabelText('Quiet from'), { target: { value: '1350' } });
    await waitFor(() => expect(lastSent(made, '/device')).toMatchObject({ quietHours: { from: 1350, to: 480 } }));
    fireEvent.click(await toggle('Quiet hours'));
    await waitFor(() => expect(screen.queryByLabelText('Quiet from')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Send a test notice' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('The test is on its way.'));
    isAccepted = false;
    fireEvent.click(screen.getByRole('button', { name: 'Send a test notice' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/didn’t take the test/));
  });

  it('are other devices, the weekly email, and the series that are followed [NOTICE-07, NOTICE-09, NOTICE-11]', async () => {
    const state = { notices: { ...nothing, mail: { isOn: false }, devices: [{ ...here, isCurrent: false }] } };
    const { made, store } = show(state, {
      [`DELETE ${PATH}/devices/here`]: () => ({ body: (state.notices = { ...state.notices, devices: [] }) }),
      [`PUT ${PATH}/mail`]: () => ({ body: (state.notices = { ...state.notices, mail: { isOn: true } }) }),
      [`PUT ${PATH}/series`]: () => ({ body: { ...state.notices, mutedSeries: ['tv:1'] } }),
    });
    store.dispatch(
      entriesEdited('follows', [{ key: 'tv:1', value: { title: 'Foundation', year: 2021 }, changedAt: 5 }]),
    );
    fireEvent.click(await toggle('Weekly email'));
    await waitFor(async () => expect(await isOn('Weekly email')).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Turn off notices on Chrome on Android' }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    fireEvent.click(screen.getByText('Series you follow', { selector: 'summary span' }));
    fireEvent.click(await toggle('Foundation'));
    await waitFor(async () => expect(await isOn('Foundation')).toBe(false));
    await waitFor(() => expect(lastSent(made, '/series')).toEqual({ key: 'tv:1', isOn: false }));
  });

  it('need an account', () => {
    renderApp(<NoticesPanel />);
    screen.getByText(/Log in to hear when there’s a new episode/);
  });
});

describe('the link of a weekly mail [NOTICE-10]', () => {
  it('ends it with one press, and not with the visit', async () => {
    renderApp(<UnsubscribePage token="abc" />);
    const made = answerApi({ 'POST /notices/unsubscribe': () => ({ body: { ok: true } }) });
    expect(made).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await screen.findByText(/You’re unsubscribed/);
    expect(made.map(({ search }) => search)).toEqual(['?token=abc']);
  });

  it('says so if it is not complete', async () => {
    renderApp(<UnsubscribePage token="ab" />);
    answerApi({ 'POST /notices/unsubscribe': () => ({ status: 400, body: { error: 'x', code: 'bad_request' } }) });
    fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await screen.findByText(/This link isn’t complete/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
