export * from './profile';
export * from './profile-fields';
