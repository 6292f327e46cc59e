import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, Spinner } from '../../../shared/ui';
import { HeadedModal } from '../../../shared/ui/dialog';

interface DeleteDialogProps {
  name: string;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Confirms deleting a profile, and says what is deleted with it. */
export function DeleteDialog({ name, onDelete, onClose }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <HeadedModal
      title={t`Delete ${name}?`}
      text={t`This profile’s lists, history, diary, ratings, notes and settings are deleted from your account and from every device. Anyone watching with it is logged out. This can’t be undone.`}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={isBusy}
          onClick={() => {
            setIsBusy(true);
            void onDelete().finally(() => setIsBusy(false));
          }}
        >
          {isBusy && <Spinner label={t`Deleting`} />}
          <span>
            <Trans>Delete profile</Trans>
          </span>
        </Button>
        <Button variant="secondary" data-autofocus onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </HeadedModal>
  );
}
