export { AccountNotices } from './account-notices';
export { createMailer, type SendMail } from './mailer';
export { mailTexts } from './texts';
