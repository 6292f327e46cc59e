import type { Person } from '@marquee/core/contracts';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionClosed, userInfoSet } from '../shared/store/session.slice';
import { answerApi, type ApiAnswer } from './api-answers';
import { fineStatus } from './fine-status';
import { renderApp } from './render-app';

export const personOf = (username: string, changes: Partial<Person> = {}): Person => ({
  id: `id-of-${username}`,
  username,
  email: `${username}@example.org`,
  createdAt: '2026-01-01T00:00:00Z',
  lastSeenAt: null,
  sessions: 2,
  profiles: 1,
  syncedBytes: 2_400_000,
  isOperator: false,
  isDisabled: false,
  hasSecondFactor: false,
  cap: null,
  ...changes,
});

const Here = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return <button type="button" onClick={() => void navigate(-1)}>{`at ${pathname}${search}`}</button>;
};

/** Shows the dashboard to an operator, `ada`, in the tests of a file; a button says the address and goes back. */
export function dashboardOf(Dashboard: ComponentType) {
  const opened: ReturnType<typeof renderApp>['store'][] = [];
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    for (const store of opened.splice(0)) store.dispatch(sessionClosed());
    cleanup();
  });
  return (path: string, api: Parameters<typeof answerApi>[0] = {}, user: object = { isOperator: true }) => {
    const view = renderApp(
      <>
        <Dashboard />
        <Here />
      </>,
      { path },
    );
    opened.push(view.store);
    const calls = answerApi({
      'GET /operator/access': ok,
      'GET /operator/status': () => ({ body: fineStatus }),
      ...api,
    });
    view.store.dispatch(userInfoSet({ username: 'ada', id: 'id-of-ada', ...user }));
    return { ...view, calls };
  };
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
export const ok = (): ApiAnswer => ({ body: { ok: true } });
export const people = (...list: Person[]) => ({
  'GET /operator/people': () => ({ body: { people: list, next: null } }),
});
