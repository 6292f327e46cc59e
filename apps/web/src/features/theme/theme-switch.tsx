import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { useAppDispatch, useAppSelector, useAppStore, afterRehydration } from '../../shared/store';
import { IconButton, Switch } from '../../shared/ui';
import { selectTheme, themeToggled } from './theme.slice';

/** Toggles the theme. Before stored data is loaded, it toggles the one on screen, which is the stored one. */
function useToggleTheme(): () => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return () => afterRehydration(store, () => dispatch(themeToggled()));
}

/** The labelled theme switch in menus. */
export function ThemeSwitch() {
  const isDark = useAppSelector(selectTheme) === 'dark';
  const toggle = useToggleTheme();
  const label = (
    <>
      <Moon aria-hidden className="size-4 text-ink-soft" />{' '}
      <span>
        <Trans>Dark mode</Trans>
      </span>
    </>
  );
  return <Switch label={label} isOn={isDark} onToggle={toggle} />;
}

/** The round theme button in the footer. */
export function ThemeButton() {
  const isDark = useAppSelector(selectTheme) === 'dark';
  const toggle = useToggleTheme();
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton label={isDark ? t`Use the light theme` : t`Use the dark theme`} onClick={toggle}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
