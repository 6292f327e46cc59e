export * from './bulk';
export * from './categories';
export * from './edit';
export * from './merge';
export * from './storage';
export * from './types';
export * from './entries';
export * from './custom-order';
