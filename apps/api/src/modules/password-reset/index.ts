export { createMailer } from './mailer';
export { passwordResetRoutes } from './password-reset.routes';
export { PasswordResetService } from './password-reset.service';
export { ResetsRepository } from './resets.repository';
