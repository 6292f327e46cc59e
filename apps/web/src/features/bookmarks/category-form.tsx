import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { IconButton } from '../../shared/ui';

/** Longest name that fits where categories are shown. */
export const NAME_LENGTH = 60;

/** A field for a new category; Enter or the button submits it, an empty name is ignored. */
export function CategoryForm({ onSubmit }: { onSubmit: (name: string) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSubmit(name);
    setName('');
  };
  return (
    <form onSubmit={submit} className="flex items-center gap-1">
      <label htmlFor={id} className="sr-only">
        <Trans>New list</Trans>
      </label>
      <input
        id={id}
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        placeholder={t`New list`}
        onChange={(event) => setName(event.target.value)}
        className="h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-canvas px-3 text-sm text-ink placeholder:text-ink-faint"
      />
      <IconButton type="submit" label={t`Add list`}>
        <Plus aria-hidden className="size-5" />
      </IconButton>
    </form>
  );
}
