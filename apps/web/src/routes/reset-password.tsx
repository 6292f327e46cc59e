import { useSearchParams } from 'react-router-dom';
import { ResetPasswordPage, ResetRequestPage } from '../features/account';

/** With the token of an email's link a new password is set, else such an email is asked for. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get('token');
  return token ? <ResetPasswordPage token={token} /> : <ResetRequestPage />;
}
