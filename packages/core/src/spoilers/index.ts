export * from './choose';
export * from './spoilers';
