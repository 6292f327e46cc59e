export { default } from '@marquee/tooling/eslint';
