import { t } from '@lingui/core/macro';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { selectSnapshots } from '../../shared/store/snapshots.slice';
import { MediaRow } from '../../shared/ui';
import { selectContinueWatching } from '../../shared/store/history';
import { HistoryCard } from './history-card';
import { removeFromHistory } from './remove-from-history';

const SHOWN = 20;

/** Started but unfinished titles, latest first after the one that home begins with; renders nothing if there are none. */
export function ContinueWatchingRow() {
  const snapshots = useAppSelector(selectSnapshots);
  const entries = useAppSelector(selectContinueWatching).filter(({ key }) => !snapshots[key]?.isTakenDown);
  const dispatch = useAppDispatch();
  const [lead, ...others] = entries.slice(0, SHOWN);
  if (!lead) return null;
  return (
    <MediaRow title={t`Continue Watching`} href="/history" cells="wide">
      {/* Home's carousel begins with the latest one, which is not shown twice beside it. */}
      {[...others, lead].map((entry) => (
        <li key={entry.key}>
          <HistoryCard entry={entry} onRemove={() => dispatch(removeFromHistory(entry.key, entry.item.title))} />
        </li>
      ))}
    </MediaRow>
  );
}
