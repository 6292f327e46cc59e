export { ThemeRoot } from './theme-root';
export { ThemeButton, ThemeSwitch } from './theme-switch';
export { selectTheme, systemThemeChanged, themeChosen, themeSlice, themeToggled } from './theme.slice';
