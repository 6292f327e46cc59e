export * from './agenda';
export { addDays, addMonths, monthOf, weekdayOf } from './days';
export * from './events';
export * from './feed';
export * from './film-releases';
export * from './filter';
export * from './month-grid';
export * from './stamps';
