export * from './absolute-episode';
export * from './match-by-year';
export * from './normalise-title';
