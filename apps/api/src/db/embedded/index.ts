export * from './backup';
export * from './backup-schedule';
export * from './data-lock';
export * from './open-embedded';
export * from './pglite-session';
export * from './restore';
export * from './template';
