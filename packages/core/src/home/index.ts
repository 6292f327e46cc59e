export { builtInRows, type BuiltInRow } from './built-in-rows';
export {
  hasHomeRow,
  hideHomeRow,
  orderHomeRows,
  publicHomeRows,
  withHomeRow,
  withoutHomeRow,
  writeHomeRows,
} from './edit-home-rows';
export { HOME_ROWS_LENGTH, homeRows, readHomeRows, type HomeRow } from './home-rows';
export { rowContent, rowIdOf, type AddedRow, type RowContent } from './row-content';
