import type { Router } from 'express';
import type { PrismaDatabase } from '../../db';
import type { RateLimits } from '../../rate-limits';
import { ReportsRepository } from '../reports/reports.repository';
import { TitleRequestsRepository } from '../title-requests/title-requests.repository';
import { signInMethods } from '../sign-in';
import { ExportRepository } from './export.repository';
import { ExportService, type ExportServiceDeps } from './export.service';
import { usersRoutes, type UsersRoutesDeps } from './users.routes';
import { UsersService, type UsersServiceDeps } from './users.service';

export { isTaken, UsersRepository, type ListedUser, type StoredUser } from './users.repository';

type UsersDeps = UsersServiceDeps &
  Omit<UsersRoutesDeps, 'users' | 'exporter'> &
  Omit<ExportServiceDeps, 'users' | 'rows' | 'reports' | 'requests' | 'reads' | 'methodsOf'> & {
    database: PrismaDatabase;
    limits: RateLimits;
  };

/** `/users/me` and everything below it except sync, and `/auth/confirm-password`. */
export function createUsers(deps: UsersDeps): Router {
  const users = new UsersService(deps);
  const rows = new ExportRepository(deps.database.prisma);
  const reports = new ReportsRepository(deps.database.prisma);
  const requests = new TitleRequestsRepository(deps.database.prisma);
  const methodsOf = (userId: string) => signInMethods(deps, userId);
  const exporter = new ExportService({ ...deps, users, rows, reports, requests, methodsOf, reads: deps.limits.reads });
  return usersRoutes({ ...deps, users, exporter });
}
