import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { applyTheme } from './apply-theme';
import { selectTheme, systemThemeChanged } from './theme.slice';

/** Keeps the document in the chosen theme and follows changes of the system's colour scheme. */
export function ThemeRoot() {
  const theme = useAppSelector(selectTheme);
  const isRestored = useIsRestored();
  const dispatch = useAppDispatch();

  // Until stored data is read the inline script of the page has the say.
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
