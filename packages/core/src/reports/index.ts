export * from './clean-text';
export * from './fingerprint';
export * from './kinds';
