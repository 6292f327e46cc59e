import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PastedUrl } from '@marquee/core';
import type { SubmitEvent } from 'react';
import { Button, ChoiceField, Spinner } from '../../shared/ui';
import { HeadedModal } from '../../shared/ui/dialog';
import { languageNames } from './language-names';
import { TextField } from './text-field';
import { useAddressForm } from './use-address-form';

export interface AddressDialogProps {
  target: { titleKey: string; title: string; href: string };
  /** The URL to edit; null for a new one. */
  before: PastedUrl | null;
  onClose: () => void;
  onSaved?: (() => void) | undefined;
}

/** Edits a URL from which a film or an episode is played. */
export function AddressDialog({ target, before, onClose, onSaved }: AddressDialogProps) {
  const { draft, change, errors, isBusy, canKeepAnyway, submit, keep } = useAddressForm(target, before, () => {
    onSaved?.();
    onClose();
  });
  const { title } = target;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <HeadedModal
      title={before ? t`Edit URL` : t`Play from a URL`}
      text={t`For ${title}. It stays in this browser and comes before every other source. Only use videos you have the right to watch.`}
      onClose={onClose}
    >
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <TextField
          label={t`Video URL`}
          hint={t`An HLS or DASH playlist, or a video file.`}
          inputMode="url"
          placeholder="https://…"
          value={draft.address}
          error={errors.address ?? null}
          data-autofocus
          onChange={(event) => change({ address: event.target.value })}
        />
        <TextField
          label={t`Name (optional)`}
          maxLength={60}
          autoCapitalize="sentences"
          value={draft.label}
          onChange={(event) => change({ label: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <TextField
            label={t`Subtitle URL (optional)`}
            hint={t`WebVTT or SRT.`}
            inputMode="url"
            value={draft.captions}
            error={errors.captions ?? null}
            onChange={(event) => change({ captions: event.target.value })}
          />
          {draft.captions.trim() !== '' && (
            <div className="sm:pt-6">
              <ChoiceField
                label={t`Language`}
                options={languageNames(draft.language)}
                value={draft.language}
                onChange={(language) => change({ language })}
              />
            </div>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          {canKeepAnyway && (
            <Button variant="secondary" onClick={keep}>
              <Trans>Save anyway</Trans>
            </Button>
          )}
          <Button type="submit" aria-busy={isBusy} disabled={isBusy}>
            {isBusy ? <Spinner label={t`Checking the URL`} /> : before ? t`Save` : t`Check and save`}
          </Button>
        </div>
      </form>
    </HeadedModal>
  );
}
