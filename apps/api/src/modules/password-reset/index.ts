import type { Router } from 'express';
import type { Settings } from '../../config';
import { createMailer } from './mailer';
import { passwordResetRoutes } from './password-reset.routes';
import { PasswordResetService, type PasswordResetServiceDeps } from './password-reset.service';

export { PasswordResetRepository } from './password-reset.repository';

type PasswordResetDeps = Omit<PasswordResetServiceDeps, 'sendMail' | 'publicUrl'> & {
  settings: Pick<Settings, 'mail' | 'publicUrl'>;
};

/** `/auth/password-reset/request` and `/auth/password-reset`. */
export function createPasswordReset({ settings, ...deps }: PasswordResetDeps): Router {
  const { mail, publicUrl } = settings;
  const sendMail = mail && createMailer(mail.smtpUrl, mail.from);
  return passwordResetRoutes(new PasswordResetService({ ...deps, sendMail, publicUrl }));
}
