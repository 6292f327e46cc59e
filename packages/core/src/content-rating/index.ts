export * from './ages';
export * from './viewing-rule';
