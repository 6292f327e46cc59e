export { UsersService } from './users.service';
export { ExportRepository } from './export.repository';
export { ExportService } from './export.service';
export { UsersRepository, type ListedUser, type StoredUser } from './users.repository';
export { usersRoutes } from './users.routes';
