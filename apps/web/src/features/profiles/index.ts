import { lazyChunk, lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import type { AppDispatch } from '../../shared/store';

export { AccountNeeded } from './pages/account-needed';
export { MANAGE_PATH } from './manage-path';
export { EditProfile } from './pages/edit-profile';
export { ManageProfiles } from './pages/manage-profiles';
export { WhoIsWatching } from './pages/who-is-watching';
export { useSharedTaste } from './use-shared-taste';

/** Buttons for the other profiles, if there are several, and a link to manage them. */
export const ProfileSwitcher = lazyComponent(
  () => import('./menu/switcher').then((loaded) => loaded.Switcher),
  'background',
);

const chunk = lazyChunk(() => import('./model/refresh-profiles'), 'background');

/** Fetches the account's profiles, and switches profile if this page shows another than the session's. */
export const followSession = () => async (dispatch: AppDispatch) => dispatch((await chunk.load()).refreshProfiles());
