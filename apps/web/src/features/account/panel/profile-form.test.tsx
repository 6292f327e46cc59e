import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppProviders } from '../../../app/providers';
import { answerApi } from '../../../testing/api-answers';
import { renderApp } from '../../../testing/render-app';
import { ProfileForm } from './profile-form';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const form = <ProfileForm user={{ username: 'ada', name: 'Ada' }} />;
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

it('a name cannot be saved again sooner by leaving the tab and coming back, nor by a reload [ACCOUNT-22]', async () => {
  const { store, unmount } = renderApp(form);
  answerApi({ 'POST /users/me/updateName': () => ({ body: { ok: true, name: 'Ada L.' } }) });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada L.' } });
  fireEvent.click(save());
  expect(await screen.findByText('Saved')).toBeTruthy();
  unmount();
  render(<AppProviders store={store}>{form}</AppProviders>);
  expect(save().disabled).toBe(true);
  expect(screen.getByText('Saved')).toBeTruthy();
  cleanup();
  // Another store, as after a reload.
  renderApp(form);
  expect(save().disabled).toBe(true);
  cleanup();
  renderApp(<ProfileForm user={{ username: 'bob', name: 'Bob' }} />);
  expect(save().disabled).toBe(false);
});

it('a name can be saved six seconds after the last save, whatever the clock did since [ACCOUNT-22]', () => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  sessionStorage.setItem('name-saved:ada', String(Date.now() - 4000));
  const { unmount } = renderApp(form);
  pass(1999);
  expect(save().disabled).toBe(true);
  pass(1);
  expect(save().disabled).toBe(false);
  unmount();
  sessionStorage.setItem('name-saved:ada', String(Date.now() + 3_600_000));
  renderApp(form);
  expect(save().disabled).toBe(false);
  jest.useRealTimers();
});
