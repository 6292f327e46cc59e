export * from './absolute-episode';
export * from './fitting-by-year';
export * from './normalise-title';
