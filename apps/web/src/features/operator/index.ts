export { OperatorPage, operatorTabs, type OperatorTab } from './operator-page';
export { PasswordDialogHost } from './password-dialog';
