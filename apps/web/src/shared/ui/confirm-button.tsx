import type { MouseEvent } from 'react';
import { Button } from './button';
import { useBriefState } from '../lib/timing/use-brief-state';

const ARMED_MS = 5000;

interface ConfirmButtonProps {
  label: string;
  /** Longer accessible name, if several buttons have the same label. */
  name?: string;
  /** Shown after the first press; a second press within 5 s confirms. */
  question: string;
  onConfirm: () => void;
}

/** A button for an action that cannot be undone. */
export function ConfirmButton({ label, name, question, onConfirm }: ConfirmButtonProps) {
  const [isArmed, setIsArmed] = useBriefState(false, ARMED_MS);
  const press = ({ detail: clicks }: MouseEvent) => {
    if (!isArmed) setIsArmed(true);
    // The second click of a double-click has not read the question.
    else if (clicks < 2) onConfirm();
  };
  return (
    <Button variant={isArmed ? 'primary' : 'secondary'} aria-label={isArmed ? undefined : name} onClick={press}>
      {isArmed ? question : label}
    </Button>
  );
}
