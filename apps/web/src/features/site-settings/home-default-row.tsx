import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSetting } from '../../shared/store/settings';
import { Button, PanelRow } from '../../shared/ui';

interface HomeDefaultRowProps {
  /** The stored rows; null: the site's own. */
  value: string | null;
  isSaving: boolean;
  onSave: (homeRows: string | null) => void;
}

/** Makes the operator's own home that of everybody who has not arranged theirs. */
export function HomeDefaultRow({ value, isSaving, onSave }: HomeDefaultRowProps) {
  const own = useSetting('homeRows');
  return (
    <PanelRow
      title={t`Home page`}
      text={
        own === null
          ? t`Arrange your own home first: “Edit home” is at its end. Then you can make it the home of everyone who hasn’t arranged theirs.`
          : t`Makes your home the one that people see until they arrange theirs. Your lists and saved filters stay yours.`
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={own === null || isSaving} onClick={() => onSave(own)}>
          <Trans>Use my home</Trans>
        </Button>
        {value !== null && (
          <Button variant="quiet" disabled={isSaving} onClick={() => onSave(null)}>
            <Trans>Reset to default</Trans>
          </Button>
        )}
      </div>
    </PanelRow>
  );
}
