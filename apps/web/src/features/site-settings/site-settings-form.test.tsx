import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { siteSettingsSchema, type OperatorSettings } from '@marquee/core/contracts';
import { answerApi, type ApiAnswer } from '../../testing/api-answers';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
import { SiteSettingsForm } from './site-settings-form';

afterEach(cleanup);
const toasts = collectToasts();
const settings: OperatorSettings = {
  settings: siteSettingsSchema.parse({}),
  defaults: { siteName: 'Marquee', region: 'US' },
  tmdb: { hasToken: false },
  oidc: {
    hasClientSecret: false,
    redirectUri: 'https://lantern.example/api/auth/oidc/callback',
    backchannelLogoutUri: 'https://lantern.example/api/auth/oidc/backchannel-logout',
    postLogoutRedirectUri: 'https://lantern.example/login',
  },
  fixed: {},
  hasOpenStreams: false,
};

function show(changes: Partial<OperatorSettings> = {}, api: Parameters<typeof answerApi>[0] = {}) {
  let current = { ...settings, ...changes };
  renderApp(<SiteSettingsForm />);
  return answerApi({
    'GET /operator/settings': () => ({ body: current }),
    'PATCH /operator/settings': ({ body }) => {
      const { tmdbToken, ...values } = body as { tmdbToken?: string | null };
      current = { ...current, settings: { ...current.settings, ...values } };
      if (tmdbToken !== undefined) current = { ...current, tmdb: { hasToken: tmdbToken !== null } };
      return { body: current };
    },
    ...api,
  });
}
const sent = (calls: ReturnType<typeof answerApi>) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('the settings of the site [SITE-01, SITE-02]', () => {
  it('are saved one by one, as soon as they are changed', async () => {
    const calls = show();
    fireEvent.change(await screen.findByLabelText('Site name'), { target: { value: ' Lantern ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls)).toEqual([{ siteName: 'Lantern' }]));
    expect(toasts.at(-1)?.message).toBe('Saved. It applies from now on.');
    fireEvent.change(screen.getByLabelText('Region'), { target: { value: 'AT' } });
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Members only' }));
    fireEvent.click(screen.getByRole('radio', { name: 'People with an invitation' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Members can ask for titles', checked: false }));
    await waitFor(() =>
      expect(sent(calls).slice(1)).toEqual([
        { region: 'AT' },
        { language: 'de' },
        { visitors: 'members' },
        { signUp: 'invitation' },
        { titleRequests: 'on' },
      ]),
    );
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Members only' }).checked).toBe(true),
    );
  });

  it('warn where a private site lets anybody sign up [SITE-08]', async () => {
    show();
    const visit = within(await screen.findByRole('radiogroup', { name: 'Who can visit' }));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(visit.getByRole('radio', { name: 'Members only' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your site isn’t private yet: anyone can sign up/);
    fireEvent.click(screen.getByRole('radio', { name: 'People with an invitation' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('warn where a private site cannot keep strangers from its streams, and say that a change was not saved', async () => {
    const access = { ...settings.settings, signUp: 'invitation' as const };
    const isPrivate = { ...settings, hasOpenStreams: true, settings: { ...access, visitors: 'members' } };
    let answer: ApiAnswer = { body: isPrivate };
    show({ hasOpenStreams: true, settings: access }, { 'PATCH /operator/settings': () => answer });
    const visit = within(await screen.findByRole('radiogroup', { name: 'Who can visit' }));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(visit.getByRole('radio', { name: 'Members only' }));
    expect((await screen.findByRole('alert')).textContent).toContain('PROVIDER_URL');
    answer = { status: 503, body: { error: 'x', code: 'database_unavailable' } };
    fireEvent.click(visit.getByRole('radio', { name: 'Everyone' }));
    await waitFor(() =>
      expect(toasts.at(-1)?.message).toBe('Your data can’t be reached right now. Try again in a moment.'),
    );
    expect(visit.getByRole('radio', { name: 'Members only', checked: true })).toBeTruthy();
  });

  it('try a token of TMDB, and save it only if TMDB accepts it', async () => {
    let state = 'refused';
    const calls = show({}, { 'POST /operator/settings/check-tmdb': () => ({ body: { state, ms: 24 } }) });
    const field = await screen.findByLabelText('API Read Access Token');
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check and save' });
    expect(button().disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'ey.a-token-of.tmdb' } });
    fireEvent.click(button());
    await screen.findByText(/^TMDB refuses this token/);
    expect(sent(calls)).toEqual([]);
    state = 'works';
    fireEvent.click(button());
    await screen.findByText('TMDB accepts this token. It took 24 ms.');
    await waitFor(() => expect(sent(calls)).toEqual([{ tmdbToken: 'ey.a-token-of.tmdb' }]));
    await screen.findByText('A token is set. It isn’t shown again.');
    fireEvent.click(screen.getByRole('button', { name: 'Remove the token' }));
    fireEvent.click(screen.getByRole('button', { name: 'Really remove?' }));
    await waitFor(() => expect(sent(calls).at(-1)).toEqual({ tmdbToken: null }));
  });

  it('name where a value comes from that the page cannot change [OIDC-13]', async () => {
    const oidc = { oidcIssuer: 'https://login.example.org', oidcClientId: 'marquee' };
    const fixed = {
      siteName: 'site.json',
      tmdbToken: 'TMDB_TOKEN',
      oidcIssuer: 'OIDC_ISSUER',
      localLogin: 'LOCAL_LOGIN',
    } as const;
    show({ settings: { ...settings.settings, siteName: 'From a file', ...oidc }, tmdb: { hasToken: true }, fixed });
    await screen.findByText('From a file');
    for (const source of Object.values(fixed)) expect(screen.getByText(source)).toBeTruthy();
    expect(screen.queryByLabelText('Site name')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Are off' })).toBeNull();
  });
});

describe('the settings of single sign-on [OIDC-13]', () => {
  const works = { state: 'works', ms: 12, canLogOutHere: true, canLogOutThere: true };
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
  const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('show what to register, and are saved once the provider answers', async () => {
    let state = 'unreachable';
    const calls = show({}, { 'POST /operator/settings/check-oidc': () => ({ body: { ...works, state } }) });
    await screen.findByText('https://lantern.example/api/auth/oidc/callback');
    expect(screen.getByRole('button', { name: 'Copy: Redirect address' })).toBeTruthy();
    await type('Issuer', 'http://login.example.org');
    expect((await field('Issuer')).getAttribute('aria-invalid')).toBe('true');
    await type('Issuer', ' https://login.example.org ');
    await type('Client ID', 'marquee');
    await type('Client secret', 'a secret');
    press('Check the provider and save');
    await screen.findByText(/The provider can’t be reached from the server/);
    expect(sent(calls)).toEqual([]);
    state = 'works';
    press('Check the provider and save');
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        { oidcIssuer: 'https://login.example.org', oidcClientId: 'marquee', oidcClientSecret: 'a secret' },
      ]),
    );
    await screen.findByText('The provider answers. It took 12 ms. It can log people out here.');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Client secret').value).toBe(''));
  });

  it('open accounts to new people, and refuse to turn passwords off while nobody could log in', async () => {
    const set = { ...settings.settings, oidcIssuer: 'https://login.example.org', oidcClientId: 'marquee' };
    const calls = show(
      { settings: set },
      {
        'PATCH /operator/settings': ({ body }) =>
          'localLogin' in (body as object)
            ? { status: 409, body: { error: 'No', code: 'oidc_operator_needed' } }
            : { body: { ...settings, settings: { ...set, ...(body as object) } } },
      },
    );
    fireEvent.click(await screen.findByRole('switch', { name: 'New people get an account' }));
    await waitFor(() => expect(sent(calls)).toEqual([{ oidcSignUp: 'on' }]));
    fireEvent.click(screen.getByRole('radio', { name: 'Are off' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Passwords can be switched off once an operator/));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Work too' }).checked).toBe(true);
  });
});
