import { t } from '@lingui/core/macro';
import { readSpoilerChoices, withSpoilerChoice } from '@marquee/core';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useHidesSpoilers } from '../../shared/spoilers/spoiler-shield';
import { afterRehydration, useAppDispatch, useAppStore, type AppDispatch, type AppState } from '../../shared/store';
import { selectSettings, storeSetting } from '../../shared/store/settings';

/** Hides or shows the spoilers of one series, whatever applies to the others. */
const spoilersHidden =
  (seriesId: number, isHidden: boolean) =>
  (dispatch: AppDispatch, getState: () => AppState): void => {
    const { spoilerShield: forAll, spoilerSeries } = selectSettings(getState());
    const choice = { seriesId, isHidden, forAll };
    dispatch(storeSetting('spoilerSeries', withSpoilerChoice(readSpoilerChoices(spoilerSeries), choice)));
  };

/** Hides pictures, names and overviews of a series' unwatched episodes. */
export function SpoilerToggle({ seriesId }: { seriesId: number }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isHidden = useHidesSpoilers(seriesId);
  const Icon = isHidden ? ShieldCheck : ShieldOff;
  return (
    <button
      type="button"
      aria-pressed={isHidden}
      onClick={() => afterRehydration(store, () => dispatch(spoilersHidden(seriesId, !isHidden)))}
      className="inline-flex h-11 items-center gap-2 rounded-full px-3 text-sm font-medium text-ink-soft hover:text-accent-ink aria-pressed:text-accent-ink"
    >
      <Icon aria-hidden className="size-4" />
      <span>{t`Hide spoilers`}</span>
    </button>
  );
}
