export * from './edits';
export * from './selectors';
