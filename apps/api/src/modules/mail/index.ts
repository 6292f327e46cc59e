export { AccountNotices } from './account-notices';
export { createMailer, type Mail, type SendMail } from './mailer';
