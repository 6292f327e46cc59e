import { t } from '@lingui/core/macro';
import { useAppDispatch, useAppSelector, useAppStore, afterRehydration } from '../../shared/store';
import { favoriteAdded, favoriteRemoved, selectIsFavorite } from '../../shared/store/favorites';
import { selectSettings } from '../../shared/store/settings';
import { offerUndo, showToast } from '../../shared/ui';
import { FavoriteToggle } from '../../shared/ui/favorite-toggle';
import { subjectName, type RatedSubject } from './subject';

/** Favorite button of a season or an episode; for a whole title it is a bookmark. */
export function PartFavorite({ subject }: { subject: RatedSubject }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { key, title, year } = subject;
  const isFavorite = useAppSelector((state) => selectIsFavorite(state, key));
  const name = subjectName(subject);
  const give = () => dispatch(favoriteAdded(key, { title, year }));
  const toggle = () =>
    afterRehydration(store, () => {
      if (isFavorite) {
        dispatch(favoriteRemoved(key));
        offerUndo(t`Removed ${name} from favorites`, give);
        return;
      }
      give();
      if (selectSettings(store.getState()).notifyBookmarks)
        showToast({ kind: 'success', message: t`Added ${name} to favorites` });
    });
  return <FavoriteToggle title={name} isFavorite={isFavorite} onToggle={toggle} />;
}
