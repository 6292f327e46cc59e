import { t } from '@lingui/core/macro';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { selectSnapshots } from '../../shared/store/snapshots.slice';
import { MediaRow } from '../../shared/ui';
import { selectContinueWatching } from '../../shared/store/history';
import { HistoryCard } from './history-card';
import { removeFromHistory } from './remove-from-history';

const SHOWN = 20;

/** Started but unfinished titles, latest first; renders nothing if there are none. */
export function ContinueWatchingRow() {
  const snapshots = useAppSelector(selectSnapshots);
  const entries = useAppSelector(selectContinueWatching).filter(({ key }) => !snapshots[key]?.isTakenDown);
  const dispatch = useAppDispatch();
  if (entries.length === 0) return null;
  return (
    <MediaRow title={t`Continue Watching`} href="/history" cells="wide">
      {entries.slice(0, SHOWN).map((entry) => (
        <li key={entry.key}>
          <HistoryCard entry={entry} onRemove={() => dispatch(removeFromHistory(entry.key, entry.item.title))} />
        </li>
      ))}
    </MediaRow>
  );
}
