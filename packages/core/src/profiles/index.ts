export * from './profile';
export * from './profile-id';
export * from './profile-fields';
