import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { applyTheme } from './apply-theme';
import { selectTheme, systemThemeChanged } from './theme.slice';

/** Applies the chosen theme to the document, and follows the system's colour scheme. */
export function ThemeRoot() {
  const theme = useAppSelector(selectTheme);
  const isRestored = useIsRestored();
  const dispatch = useAppDispatch();

  // Until stored data is loaded, the page's inline script applies it.
  useEffect(() => {
    if (isRestored) applyTheme(theme);
  }, [theme, isRestored]);

  useEffect(() => {
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = (event: MediaQueryListEvent) => dispatch(systemThemeChanged(event.matches ? 'dark' : 'light'));
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [dispatch]);

  return null;
}
