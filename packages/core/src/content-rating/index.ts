export * from './ages';
export * from './viewing-rule';
export { ruleToken } from './rule-token';
