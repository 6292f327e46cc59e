import type { Router } from 'express';
import { invitationsRoutes } from './invitations.routes';
import { InvitationsService, type InvitationsServiceDeps } from './invitations.service';

export { InvitationsRepository } from './invitations.repository';

/** `/auth/invitation` and `/operator/invitations`. */
export const createInvitations = (deps: InvitationsServiceDeps): Router =>
  invitationsRoutes(new InvitationsService(deps));
