import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router-dom';
import { failureText } from '../form/failure-text';
import { FormError } from '../form/form-error';
import { leavePage } from '../lib/browser/leave-page';
import { Button } from '../ui';
import { signInApi } from './sign-in-api';

/** Leads to the OpenID Connect provider, which confirms who is there, and back to this page. */
export function ConfirmByOidc({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const [start, { isLoading, error }] = signInApi.useStartOidcForAccountMutation();
  const confirm = async () => {
    const { data } = await start({ purpose: 'confirm', next: pathname + search });
    if (data !== undefined) leavePage(data);
  };
  return (
    <div className="mt-2 border-t border-line pt-4">
      <Button variant="secondary" disabled={isLoading} onClick={() => void confirm()}>
        {t`Confirm with ${label}`}
      </Button>
      <FormError message={failureText(error)} />
    </div>
  );
}
