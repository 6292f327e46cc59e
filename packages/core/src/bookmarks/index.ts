export * from './categories';
export * from './edit';
export * from './storage';
export * from './types';
export * from './entries';
export * from './custom-order';
