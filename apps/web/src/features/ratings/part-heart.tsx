import { t } from '@lingui/core/macro';
import { useAppDispatch, useAppSelector, useAppStore, afterRehydration } from '../../shared/store';
import { heartAdded, heartRemoved, selectHasHeart } from '../../shared/store/hearts';
import { selectSettings } from '../../shared/store/settings';
import { offerUndo, showToast } from '../../shared/ui';
import { HeartButton } from '../../shared/ui/heart-button';
import { subjectName, type RatedSubject } from './subject';

/** Favorite button of a season or an episode; for a whole title it is a bookmark. */
export function PartHeart({ subject }: { subject: RatedSubject }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { key, title, year } = subject;
  const isFavorite = useAppSelector((state) => selectHasHeart(state, key));
  const name = subjectName(subject);
  const give = () => dispatch(heartAdded(key, { title, year }));
  const toggle = () =>
    afterRehydration(store, () => {
      if (isFavorite) {
        dispatch(heartRemoved(key));
        offerUndo(t`Removed ${name} from favorites`, give);
        return;
      }
      give();
      if (selectSettings(store.getState()).notifyBookmarks)
        showToast({ kind: 'success', message: t`Added ${name} to favorites` });
    });
  return <HeartButton title={name} isFavorite={isFavorite} onToggle={toggle} />;
}
