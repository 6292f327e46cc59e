export * from './find-notices';
export * from './local-time';
export * from './quiet-hours';
