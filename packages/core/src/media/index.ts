export * from './dates';
export * from './labels';
export * from './media-type';
export * from './overview';
export * from './title-key';
