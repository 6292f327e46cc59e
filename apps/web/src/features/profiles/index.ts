import { lazyChunk, lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import type { AppDispatch } from '../../shared/store';

export { EditProfile } from './pages/edit-profile';
export { ManageProfiles } from './pages/manage-profiles';
export { useTakeAlong } from './take-along/use-take-along';
export { WhoIsWatching } from './pages/who-is-watching';

/** The other profiles, one button each: for where there are several. */
export const ProfileSwitcher = lazyComponent(
  () => import('./menu/switcher').then((loaded) => loaded.Switcher),
  'background',
);

const chunk = lazyChunk(() => import('./model/follow-session'), 'background');

/** Hears of the account's profiles, and goes over to the session's where this page shows another one. */
export const followSession = () => async (dispatch: AppDispatch) => dispatch((await chunk.load()).refreshProfiles());
