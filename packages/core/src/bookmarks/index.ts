export * from './bulk';
export * from './categories';
export * from './list';
export * from './storage';
export * from './types';
export * from './entries';
export * from './custom-order';
