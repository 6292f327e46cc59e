import { useSearchParams } from 'react-router-dom';
import { ResetPasswordPage, ResetRequestPage } from '../features/account';

/** With the token of an emailed link, sets a new password; otherwise requests such an email. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get('token');
  return token ? <ResetPasswordPage token={token} /> : <ResetRequestPage />;
}
