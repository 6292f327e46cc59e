export { UsersRepository, type StoredUser } from './users.repository';
export { usersRoutes } from './users.routes';
