import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation, useRoutes } from 'react-router-dom';
import { configApi } from '../shared/api';
import { defaultConfig } from '../shared/config/default-config';
import { userInfoSet, userInfoRemoved } from '../shared/store/session.slice';
import { answerApi } from '../testing/api-answers';
import { renderApp } from '../testing/render-app';
import { RootLayout } from './layout/root-layout';

const LogIn = () => {
  const { search, hash } = useLocation();
  return (
    <>
      <h1>Log-in</h1>
      <p>{search + hash}</p>
    </>
  );
};
const Routed = () =>
  useRoutes([
    {
      Component: RootLayout,
      children: [
        { path: 'login', element: <LogIn /> },
        { path: '*', element: <h1>A page</h1> },
      ],
    },
  ]);
const open = (path: string, config: object = {}) =>
  renderApp(<Routed />, { path, api: { '/api/config': { ...defaultConfig, ...config } } });
const isPrivate = { isPrivate: true };
const askForConfig = ({ store }: ReturnType<typeof open>) => store.dispatch(configApi.endpoints.config.initiate());

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a private site in the browser [SITE-05]', () => {
  it('leads a stranger to the log-in, without the menus of the site', async () => {
    await askForConfig(open('/movies/1?x=2#cast', isPrivate));
    await screen.findByRole('heading', { name: 'Log-in' });
    // What may be a code stays where browsers send it to no server.
    expect(screen.getByText('?next=%2Fmovies%2F1%3Fx%3D2#cast')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('shows a member everything, and nothing any more after logging out', async () => {
    localStorage.setItem('user-info', JSON.stringify({ username: 'ada' }));
    const app = open('/movies/1', isPrivate);
    await askForConfig(app);
    await screen.findByRole('heading', { name: 'A page' });
    app.store.dispatch(userInfoRemoved());
    await screen.findByRole('heading', { name: 'Log-in' });
  });

  it('stays closed without a network, and opens when the site is no longer private', async () => {
    await askForConfig(open('/', isPrivate));
    await screen.findByRole('heading', { name: 'Log-in' });
    cleanup();
    const later = renderApp(<Routed />, { path: '/' });
    await screen.findByRole('heading', { name: 'Log-in' });
    cleanup();
    expect(later.store.getState().session.userInfo).toBeNull();
    await askForConfig(open('/'));
    await screen.findByRole('heading', { name: 'A page' });
    await waitFor(() => expect(localStorage.getItem('private-site')).toBeNull());
  });

  it('asks for the members’ settings when somebody logs in', async () => {
    const app = open('/login');
    let asked = 0;
    answerApi({ 'GET /config': () => ((asked += 1), { body: { ...defaultConfig, ...isPrivate } }) });
    await askForConfig(app);
    expect(asked).toBe(1);
    app.store.dispatch(userInfoSet({ username: 'ada' }));
    await waitFor(() => expect(asked).toBe(2));
  });
});
