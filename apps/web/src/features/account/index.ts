export { LoginPage } from './entry/login-page';
export { ResetPasswordPage, ResetRequestPage } from './entry/reset-pages';
export { SignupPage } from './entry/signup-page';
export { LogOutContext } from './log-out-context';
export { HeaderAccount } from './menu/header-account';
export { AccountPanel } from './panel/account-panel';
