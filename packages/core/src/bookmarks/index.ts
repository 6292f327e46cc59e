export * from './bulk';
export * from './categories';
export * from './edit';
export * from './merge';
export * from './storage';
export * from './types';
export * from './category-entries';
export * from './entries';
