import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppProviders } from '../../../app/providers';
import { answerApi } from '../../../testing/api-answers';
import { renderApp } from '../../../testing/render-app';
import { ProfileForm } from './profile-form';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const form = <ProfileForm user={{ username: 'ada', name: 'Ada' }} />;
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

it('a name cannot be saved again sooner by leaving the tab and coming back [ACCOUNT-22]', async () => {
  const { store, unmount } = renderApp(form);
  answerApi({ 'POST /users/me/updateName': () => ({ body: { ok: true, name: 'Ada L.' } }) });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada L.' } });
  fireEvent.click(save());
  expect(await screen.findByText('Saved')).toBeTruthy();
  unmount();
  render(<AppProviders store={store}>{form}</AppProviders>);
  expect(save().disabled).toBe(true);
  expect(screen.getByText('Saved')).toBeTruthy();
});
