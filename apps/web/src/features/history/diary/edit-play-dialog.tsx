import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DiaryRow } from '@marquee/core';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { watchedDay } from '../../../shared/lib/format/watched-day';
import { useNow } from '../../../shared/lib/timing/use-now';
import { useAppDispatch } from '../../../shared/store';
import { Button } from '../../../shared/ui';
import { StarSlider } from '../../../shared/ui/star-slider';
import { HeadedModal } from '../../../shared/ui/dialog';
import { removeFromDiary } from '../remove-from-history';
import { DateChoice, dayProblem } from './date-choice';
import { rowName } from '../episodes-text';
import { addPlays, changeRow, playedOfRow } from './edit-plays';

interface EditPlayDialogProps {
  row: DiaryRow;
  title: string;
  onClose: () => void;
}

/** Changes the date and the rating of a diary row, adds another viewing, or removes the row. */
export function EditPlayDialog({ row, title, onClose }: EditPlayDialogProps) {
  const dispatch = useAppDispatch();
  const today = watchedDay(useNow());
  const [day, setDay] = useState(row.day);
  const [rating, setRating] = useState(row.rating);
  const [error, setError] = useState<string | null>(null);
  // Several episodes have a rating each, on their pages.
  const canRate = row.isFinished && row.episodes.length < 2;
  const name = rowName(title, row.episodes);
  const finish = (thunk: Parameters<typeof dispatch>[0]) => {
    dispatch(thunk);
    onClose();
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const problem = dayProblem(day, today);
    setError(problem);
    if (problem !== null) return;
    if (day === row.day && rating === row.rating) onClose();
    else finish(changeRow(row, title, { day, rating }));
  };
  return (
    <HeadedModal title={t`Edit ${name}`} heading={t`Edit your diary`} text={name} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <DateChoice value={day} onChange={setDay} today={today} error={error} />
        {canRate && (
          <div className="mt-3">
            <p aria-hidden className="text-sm font-medium">
              <Trans>Your rating of this viewing</Trans>
            </p>
            <StarSlider label={t`Your rating of this viewing`} value={rating} onChange={setRating} />
          </div>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <Button type="submit">{t`Save`}</Button>
          <Button variant="secondary" onClick={() => finish(addPlays(name, playedOfRow(row), today))}>
            <RotateCcw aria-hidden className="size-4" /> <Trans>Watched again today</Trans>
          </Button>
          <Button variant="quiet" onClick={() => finish(removeFromDiary(row, title))}>
            <Trash2 aria-hidden className="size-4" /> <Trans>Remove</Trans>
          </Button>
        </div>
      </form>
    </HeadedModal>
  );
}
