export { LoginPage } from './auth/login-page';
export { OperatorAccount } from './auth/operator-account';
export { ResetPasswordPage, ResetRequestPage } from './auth/reset-pages';
export { SignupPage } from './auth/signup-page';
export { LinkPage } from './tv/link-page';
export { TvPage } from './tv/tv-page';
export { LogOutContext } from './log-out-context';
export { HeaderAccount } from './menu/header-account';
export { AccountPanel } from './panel/account-panel';
