export * from './ratings';
export { subjectKeyPattern } from './subject';
