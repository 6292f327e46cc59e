import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SITE_NAME_MAX_LENGTH } from '@marquee/core/contracts';
import { useState, type SubmitEvent } from 'react';
import { Button, FormField, INPUT_CLASS } from '../../shared/ui';

interface SiteNameRowProps {
  /** Null: the product's name. */
  value: string | null;
  fallback: string;
  isSaving: boolean;
  onSave: (name: string | null) => void;
}

/** The name of the site; empty for the product's. */
export function SiteNameRow({ value, fallback, isSaving, onSave }: SiteNameRowProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const name = edited ?? value ?? '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setEdited(null);
    onSave(name.trim() || null);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 border-t border-line py-5">
      <div className="min-w-60 flex-1">
        <FormField label={t`Site name`} hint={t`Shown in the browser’s tab, in emails and when the site is shared.`}>
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={SITE_NAME_MAX_LENGTH}
              placeholder={fallback}
              autoComplete="off"
              onChange={(event) => setEdited(event.target.value)}
              className={INPUT_CLASS}
            />
          )}
        </FormField>
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="mb-6.5 h-12"
        disabled={isSaving || name.trim() === (value ?? '')}
      >
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
