import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TAKE_DOWN_LIMITS } from '@marquee/core/contracts';
import type { MediaItem } from '@marquee/tmdb';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '../../../shared/form/form-error';
import { failureText } from '../../../shared/form/failure-text';
import { ChosenTitle, TitleFinder } from '../../../shared/titles';
import { Button, showToast, Spinner } from '../../../shared/ui';
import { takeDownApi } from './take-down-api';
import { NoteField } from './note-field';

/** Chooses a title, and takes it down with a note. */
export function TakeDownForm() {
  const [takeDown, { isLoading, error, reset }] = takeDownApi.useTakeDownMutation();
  const [title, setTitle] = useState<MediaItem | null>(null);
  const [note, setNote] = useState('');
  const choose = (chosen: MediaItem | null) => {
    reset();
    setTitle(chosen);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!title || isLoading) return;
    const { key, title: name, year, posterPath } = title;
    const body = { name: name.slice(0, TAKE_DOWN_LIMITS.name), year, posterPath, note };
    if ((await takeDown({ key, body })).error) return;
    showToast({ kind: 'success', message: t`${name} is no longer shown.` });
    setNote('');
    choose(null);
  };
  if (!title)
    return (
      <div className="max-w-xl">
        <p className="mb-3 text-sm text-ink-soft">
          <Trans>You can also paste the address of its page, here or at TMDB, or type tmdb: and its ID.</Trans>
        </p>
        <TitleFinder onChoose={choose} />
      </div>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-5">
      <ChosenTitle title={title} onChange={() => choose(null)} />
      <NoteField value={note} onChange={setNote} disabled={isLoading} />
      <FormError message={failureText(error)} />
      <Button type="submit" disabled={isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Saving`} />}
        <span>
          <Trans>Take down</Trans>
        </span>
      </Button>
    </form>
  );
}
