import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { useRegion } from '../api';
import { regionInText } from '../lib/format/region-name';
import { Button } from '../ui';
import { HeadedModal } from '../ui/dialog';
import { OwnServicesField } from './own-services';

/** Asks which services the visitor has. */
export function OwnServicesDialog({ onClose }: { onClose: () => void }) {
  const region = regionInText(useRegion());
  return (
    <HeadedModal title={t`My streaming services`} onClose={onClose}>
      <p className="mb-4 text-sm text-ink-soft">
        {t`“Only my services” narrows lists, filters and Tonight to what is on one of these in ${region}.`}
      </p>
      <OwnServicesField />
      <Button className="mt-6 w-full" onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </HeadedModal>
  );
}
