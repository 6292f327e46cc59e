export * from './webhook-changes';
