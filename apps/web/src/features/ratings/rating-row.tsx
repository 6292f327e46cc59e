import { useAppDispatch, useAppSelector, useAppStore, afterRehydration } from '../../shared/store';
import { NoteButton } from './note-button';
import { rateTitle, removeRating, selectRating, type RatedTitle } from './rate-title';
import { StarSlider } from './star-slider';
import { WatchedDates } from './watched-dates';

/** What the visitor gives a title, and when it was watched. */
export function RatingRow({ title: { key, title, year } }: { title: RatedTitle }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const rating = useAppSelector((state) => selectRating(state, key));
  const rated = { key, title, year };
  const change = (value: number | null) =>
    afterRehydration(store, () => {
      if (value === null) dispatch(removeRating(rated));
      else dispatch(rateTitle(rated, value));
    });
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <StarSlider label={`Your rating of ${title}`} value={rating} onChange={change} />
      <span aria-hidden className="tabular w-7 text-sm font-semibold max-sm:hidden">
        {rating !== null && rating / 2}
      </span>
      <NoteButton title={rated} />
      {key.startsWith('movie:') && <WatchedDates film={key} title={title} />}
    </div>
  );
}
