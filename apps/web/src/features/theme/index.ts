export { ThemeRoot } from './theme-root';
export { ThemeButton, ThemeSwitch } from './theme-switch';
export { selectTheme, themeChosen, themeSlice, themeToggled } from './theme.slice';
