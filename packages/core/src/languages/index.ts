export * from './languages';
export * from './site-languages';
