import type { Router } from 'express';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import { PasskeysRepository } from './passkeys.repository';
import { PasskeysService, type PasskeysServiceDeps } from './passkeys.service';
import { SecondFactorsRepository } from './second-factors.repository';
import { signInRoutes, type SignInRoutesDeps } from './sign-in.routes';
import type { SignInMethods } from '@marquee/core/contracts';
import type { UsersRepository } from '../users/users.repository';

export { PasskeyVerifier } from './passkey-verifier';
export { Proofs } from './proofs';
export { SecondFactorService } from './second-factor.service';
export { SecondFactorsRepository } from './second-factors.repository';
export { TicketsRepository } from './tickets.repository';

interface MethodsDeps {
  database: PrismaDatabase;
  users: Pick<UsersRepository, 'findById'>;
}

/** @throws ApiError `unauthorized` if the account has been deleted */
export async function signInMethods({ database, users }: MethodsDeps, userId: string): Promise<SignInMethods> {
  const [user, passkeys, factor] = await Promise.all([
    users.findById(userId),
    new PasskeysRepository(database.prisma).listOf(userId),
    new SecondFactorsRepository(database.prisma).find(userId),
  ]);
  if (!user) throw new ApiError('unauthorized');
  return {
    hasPassword: user.passwordHash !== null,
    passkeys,
    secondFactor: factor && { since: factor.createdAt.toISOString(), recoveryCodesLeft: factor.recoveryHashes.length },
  };
}

/** `/auth/passkey/…` but the log-in itself, and the ways into an account below `/users/me`. */
export const createSignIn = (deps: PasskeysServiceDeps & Omit<SignInRoutesDeps, 'passkeys' | 'methodsOf'>): Router =>
  signInRoutes({
    ...deps,
    passkeys: new PasskeysService(deps),
    methodsOf: (userId) => signInMethods(deps, userId),
  });
