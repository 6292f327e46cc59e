export * from './airing';
export * from './airing-lifetime';
export * from './edit';
export * from './follow-memo';
export * from './followed-series';
export * from './new-episodes';
export * from './viewings';
