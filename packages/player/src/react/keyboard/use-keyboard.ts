import { actionOfKey, jumpOfKey, type KeyMap } from '@marquee/core';
import { useEffect, type RefObject } from 'react';
import type { PlayerCommands } from '../commands';
import { isBackKey } from './is-back-key';
import { keyBindings } from './key-bindings';
import { arrowDirections, moveFocus } from './spatial';
import { useLatest } from '../hooks/use-latest';

interface KeyboardInput {
  keys: KeyMap;
  /** Digits jump to tenths of the film. */
  jumps: boolean;
  commands: PlayerCommands;
  onActivity: () => void;
  /** Closes the topmost menu or panel; false if none is open. */
  closeTop: () => boolean;
}

const typing = 'input:not([type="range"]), textarea, select, [contenteditable=""], [contenteditable="true"]';
const popup = '[role="menu"], [role="dialog"]';

const ownControls = '.mq-player__chrome, .mq-player__offers';

/**
 * Whether the focused element handles the key itself. A clicked control keeps focus without showing it; Space then
 * still plays and pauses.
 */
const usesItself = (target: Element, key: string, wasClicked: boolean): boolean =>
  target.matches(typing) ||
  target.closest(popup) !== null ||
  (key === ' ' &&
    target.matches('button, a, [role="button"], summary') &&
    !(wasClicked && target.closest(ownControls))) ||
  (target.matches('[role="slider"]') && /^(?:ArrowLeft|ArrowRight|Home|End|Page)/.test(key)) ||
  // The volume slider is in a row of controls: left and right move along the row.
  (target.matches('input[type="range"]') && /^(?:ArrowUp|ArrowDown|Home|End|Page)/.test(key));

/** The focused control. */
function focusedControl(root: HTMLElement, target: Element): HTMLElement | null {
  const isControl = target instanceof HTMLElement && target !== root && root.contains(target);
  return isControl && !target.closest(popup) ? target : null;
}

/**
 * The player's keyboard shortcuts. They are active when the focus is in the player or nowhere; elsewhere on the page
 * keys belong to the page, as do combinations with Ctrl, Alt and Meta. If a control has focus, arrows move between the
 * controls, as on a television; Enter on the video starts that, Escape or Back ends it.
 */
export function useKeyboard(root: RefObject<HTMLElement | null>, input: KeyboardInput): void {
  const latest = useLatest(input);
  useEffect(() => {
    // Not `:focus-visible`: a clicked control matches it as soon as a key is pressed.
    let wasClicked = false;
    const onPointerDown = (): void => {
      wasClicked = true;
    };
    const onAnyKey = ({ key, target }: KeyboardEvent): void => {
      const isInPopup = target instanceof Element && target.closest(popup) !== null;
      if (key === 'Tab' || isInPopup) wasClicked = false;
    };
    /** Returns true if the key was handled. */
    const navigate = (player: HTMLElement, target: Element, key: string): boolean => {
      const control = wasClicked ? null : focusedControl(player, target);
      if (isBackKey(key)) {
        if (latest.current.closeTop()) return true;
        if (control) player.focus();
        return control !== null;
      }
      if (key === 'Enter' && (target === player || target === document.body)) {
        wasClicked = false;
        player.querySelector<HTMLElement>('.mq-player__play')?.focus();
        return true;
      }
      const direction = arrowDirections[key];
      if (!control || !direction) return false;
      moveFocus(player, control, direction);
      return true;
    };

    let taken: string | null = null;
    /** Some browsers click a button on keyup. */
    const onKeyUp = (event: KeyboardEvent): void => {
      if (event.key === taken) event.preventDefault();
      taken = null;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const player = root.current;
      const { key } = event;
      if (!player || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const { keys, jumps, commands, onActivity } = latest.current;
      // Shift changes punctuation (<, >, ?), but only the case of a letter.
      const isShiftedLetter = event.shiftKey && (key.length > 1 || key.toLowerCase() !== key.toUpperCase());
      const ours = target === document.body || player.contains(target);
      if (!ours || isShiftedLetter || usesItself(target, key, wasClicked)) return;
      const jump = jumps ? jumpOfKey(key) : null;
      const action = actionOfKey(keys, key);
      const wakes = navigate(player, target, key);
      if (!wakes && jump === null && action === null) return;
      event.preventDefault();
      taken = key;
      onActivity();
      if (wakes) return;
      if (action !== null) keyBindings[action](commands);
      else if (jump !== null) commands.jumpTo(jump);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('keydown', onAnyKey, true);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('keydown', onAnyKey, true);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [root, latest]);
}
