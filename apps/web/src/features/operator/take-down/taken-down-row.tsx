import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { parseTitleKey } from '@marquee/core';
import type { TakenDownTitle } from '@marquee/core/contracts';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '../../../shared/form/form-error';
import { failureLine, failureText } from '../../../shared/form/failure-text';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { Button, ConfirmButton, Picture, showToast } from '../../../shared/ui';
import { takeDownApi } from './take-down-api';
import { NoteField } from './note-field';

const editText = (name: string): string => t`Change the note about ${name}`;

/** Film or series, its year, and its ID at TMDB. */
function titleFacts({ key, year }: TakenDownTitle): string {
  const title = parseTitleKey(key);
  const type = title?.mediaType === 'movie' ? t`Movie` : t({ message: 'Series', context: 'one' });
  return [type, year, title?.id].filter(Boolean).join(' · ');
}

/** A title that the site does not show. */
export function TakenDownRow({ title }: { title: TakenDownTitle }) {
  const [putBack] = takeDownApi.usePutBackMutation();
  const [isEditing, setIsEditing] = useState(false);
  const { key, posterPath, note, operator } = title;
  const name = title.name || key;
  const moment = formatMoment(title.at);
  const show = async () => {
    const { error } = await putBack(key);
    showToast(
      error ? { kind: 'error', message: failureLine(error) } : { kind: 'success', message: t`${name} is shown again.` },
    );
  };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t border-line py-4">
      <span className="w-12 shrink-0 overflow-hidden rounded-sm bg-raised">
        <Picture path={posterPath} kind="poster" size="w92" alt="" sizes="3rem" />
      </span>
      <div className="min-w-48 flex-1">
        <p dir="auto" className="text-page-start font-semibold break-words">
          {name}
        </p>
        <p className="text-sm text-ink-soft">{titleFacts(title)}</p>
        <p className="text-sm break-words text-ink-soft">
          <Trans>
            Taken down {moment} by {operator}
          </Trans>
        </p>
        {!isEditing && note !== '' && (
          <p dir="auto" className="mt-2 max-w-prose text-page-start text-sm break-words whitespace-pre-wrap">
            {note}
          </p>
        )}
        {isEditing && <EditNote title={title} onClose={() => setIsEditing(false)} />}
      </div>
      {!isEditing && (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" aria-label={editText(name)} onClick={() => setIsEditing(true)}>
            {note === '' ? t`Add a note` : t`Change note`}
          </Button>
          <ConfirmButton
            label={t`Put back`}
            name={t`Put back ${name}`}
            question={t`Really show it again?`}
            onConfirm={() => void show()}
          />
        </div>
      )}
    </li>
  );
}

function EditNote({ title, onClose }: { title: TakenDownTitle; onClose: () => void }) {
  const [save, { isLoading, error }] = takeDownApi.useTakeDownMutation();
  const [note, setNote] = useState(title.note);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { key, name, year, posterPath } = title;
    if (!isLoading && !(await save({ key, body: { name, year, posterPath, note } })).error) onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid max-w-xl gap-4">
      <NoteField value={note} onChange={setNote} disabled={isLoading} />
      <FormError message={failureText(error)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isLoading}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="secondary" disabled={isLoading} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
