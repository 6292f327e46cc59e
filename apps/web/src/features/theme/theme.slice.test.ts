import { describe, expect, it } from '@jest/globals';
import { selectTheme, systemThemeChanged, themeChosen, themeSlice, themeToggled } from './theme.slice';

type Action = Parameters<typeof themeSlice.reducer>[1];
const after = (...actions: Action[]) => {
  const theme = actions.reduce(themeSlice.reducer, themeSlice.getInitialState());
  return { theme, current: selectTheme({ theme }) };
};

describe('the theme', () => {
  it('starts dark [THEME-01]', () => {
    expect(after().current).toBe('dark');
  });

  it('follows the system theme while nothing is stored [THEME-02]', () => {
    expect(after(systemThemeChanged('light')).current).toBe('light');
    expect(after(systemThemeChanged('light')).theme.stored).toBeNull();
  });

  it('is stored when toggled and from then on ignores the system [THEME-03]', () => {
    const { theme, current } = after(themeToggled(), systemThemeChanged('dark'));
    expect(current).toBe('light');
    expect(theme.stored).toBe('light');
  });

  it('toggles to the opposite of the visible theme [SHELL-10]', () => {
    expect(after(systemThemeChanged('light'), themeToggled()).current).toBe('dark');
  });

  it('follows the system again when "system" is chosen [THEME-04]', () => {
    expect(after(themeToggled(), themeChosen(null)).theme.stored).toBeNull();
  });
});
