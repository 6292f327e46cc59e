export * from './error-texts';
export * from './player-error';
export * from './shaka-error';
