import { useEffect, type RefObject } from 'react';
import type { PlayerCommands } from '../commands';
import { useLatest } from './use-latest';

const VOLUME_STEP = 0.05;

/** The keys of the player; `Shift`, `Ctrl`, `Alt` and `Meta` combinations are left to the browser. */
const keyCommands: Record<string, (commands: PlayerCommands) => void> = {
  ' ': (commands) => commands.togglePlay(),
  k: (commands) => commands.togglePlay(),
  j: (commands) => commands.skip(-1),
  l: (commands) => commands.skip(1),
  ArrowLeft: (commands) => commands.skip(-1),
  ArrowRight: (commands) => commands.skip(1),
  ArrowUp: (commands) => commands.changeVolume(VOLUME_STEP),
  ArrowDown: (commands) => commands.changeVolume(-VOLUME_STEP),
  m: (commands) => commands.toggleMute(),
  f: (commands) => commands.toggleFullscreen(),
  c: (commands) => commands.toggleCaptions(),
  i: (commands) => commands.togglePictureInPicture(),
};

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Keys with a meaning of their own on the element that has the focus. */
const usesItself = (target: Element, key: string): boolean =>
  target.matches(typing) ||
  target.closest('[role="menu"]') !== null ||
  (key === ' ' && target.matches('button, a, [role="button"], summary')) ||
  (key.startsWith('Arrow') && target.matches('[role="slider"]'));

/** Keys act when the focus is in the player or nowhere; elsewhere on the page they belong to the page. */
export function useKeyboard(
  root: RefObject<HTMLElement | null>,
  commands: PlayerCommands,
  onActivity: () => void,
): void {
  const latest = useLatest({ commands, onActivity });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const ours = target === document.body || root.current?.contains(target) === true;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const command = keyCommands[key];
      if (!ours || !command || usesItself(target, key)) return;
      event.preventDefault();
      latest.current.onActivity();
      command(latest.current.commands);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, latest]);
}
