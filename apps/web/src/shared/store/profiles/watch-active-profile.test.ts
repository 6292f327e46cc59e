import { expect, it, jest } from '@jest/globals';
import { setCookie } from '../../lib/browser/set-cookie';
import { PROFILE_COOKIE } from './active-profile';
import { watchActiveProfile } from './watch-active-profile';

it('a page that goes over to another profile reloads when it is shown again, not when it is hidden [PROFILE-42, PROFILE-48]', async () => {
  const reload = jest.fn();
  const settled = () => Promise.resolve();
  setCookie(PROFILE_COOKIE, 'kidkidkid1');
  const stop = watchActiveProfile({ opened: '1', settled, reload });
  const become = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return Promise.resolve();
  };
  await become('hidden');
  // Whoever looks at another tab meanwhile comes back to the page that was asked for.
  expect(reload).not.toHaveBeenCalled();
  await become('visible');
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});
