export { LoginPage } from './entry/login-page';
export { ResetPasswordPage, ResetRequestPage } from './entry/reset-pages';
export { SignupPage } from './entry/signup-page';
export { LogOutContext, type LogOut } from './log-out-context';
export { HeaderAccount } from './menu/header-account';
export { AccountPanel } from './panel/account-panel';
export { accountApi } from './api/account-api';
