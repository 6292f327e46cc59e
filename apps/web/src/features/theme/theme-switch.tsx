import { Moon, Sun } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { IconButton, Switch } from '../../shared/ui';
import { selectTheme, themeToggled } from './theme.slice';

/** The labelled switch of the menus. */
export function ThemeSwitch() {
  const isDark = useAppSelector(selectTheme) === 'dark';
  const dispatch = useAppDispatch();
  const label = (
    <>
      <Moon aria-hidden className="size-4 text-ink-soft" /> Dark mode
    </>
  );
  return <Switch label={label} isOn={isDark} onToggle={() => dispatch(themeToggled())} />;
}

/** The round button of the footer. */
export function ThemeButton() {
  const isDark = useAppSelector(selectTheme) === 'dark';
  const dispatch = useAppDispatch();
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton label={isDark ? 'Use the light theme' : 'Use the dark theme'} onClick={() => dispatch(themeToggled())}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
