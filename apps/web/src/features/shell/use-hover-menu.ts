import { useRef, useState } from 'react';

/** Delays of the menus (SHELL-17). */
const HOVER_DELAY_MS = 200;
const CLOSE_DELAY_MS = 150;
const SKIP_DELAY_MS = 300;

/** Which menu is open. They open after a delay, unless another one is or has just been open. */
export function useHoverMenu() {
  const [open, setOpen] = useState<string | null>(null);
  const isWarm = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const show = (menu: string) => {
    clearTimeout(timer.current);
    isWarm.current = true;
    setOpen(menu);
  };
  const close = () => {
    setOpen(null);
    after(SKIP_DELAY_MS, () => (isWarm.current = false));
  };
  return {
    open,
    show,
    close,
    enter: (menu: string) => (isWarm.current ? show(menu) : after(HOVER_DELAY_MS, () => show(menu))),
    leave: () => after(CLOSE_DELAY_MS, close),
  };
}
