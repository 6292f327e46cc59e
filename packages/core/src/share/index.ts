export * from './share-subject';
