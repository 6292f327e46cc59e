import { afterEach, beforeEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { sessionClosed } from '../../../shared/store/session.slice';
import { answerApi } from '../../../testing/api-answers';
import { renderApp } from '../../../testing/render-app';
import { LoginPage } from '../auth/login-page';
import { SignupPage } from '../auth/signup-page';

/** Says where the router is. */
export function Here() {
  const { pathname, search, hash } = useLocation();
  return <p>{`at ${pathname}${search}${hash}`}</p>;
}

/**
 * For the tests of a file: opens the pages by which people get in; every other path says where it is.
 *
 * @param more pages by their paths
 */
export function setUpAuthPages(more: Record<string, ReactElement> = {}) {
  const opened: ReturnType<typeof renderApp>['store'][] = [];
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    // Stops the sync of a test before the next one.
    for (const store of opened.splice(0)) store.dispatch(sessionClosed());
    cleanup();
  });
  return (path: string, api: Parameters<typeof answerApi>[0] = {}) => {
    const view = renderApp(
      <Routes>
        {Object.entries(more).map(([address, element]) => (
          <Route key={address} path={address} element={element} />
        ))}
        <Route path="/login" element={<LoginPage />} />
        <Route path="/signup" element={<SignupPage />} />
        <Route path="*" element={<Here />} />
      </Routes>,
      { path, now: Date.now },
    );
    opened.push(view.store);
    return { ...view, calls: answerApi(api) };
  };
}
