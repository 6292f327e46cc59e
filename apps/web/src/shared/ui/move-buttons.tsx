import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '../lib/cx';
import { IconButton } from './icon-button';

interface MoveButtonsProps {
  /** Of what is moved. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Move an item of a list that can be reordered; they keep the focus at the ends. */
export const MoveButtons = ({ name, isFirst, isLast, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      label={t`Move ${name} up`}
      aria-disabled={isFirst}
      className={cx(isFirst && 'opacity-30')}
      onClick={() => !isFirst && onMove(-1)}
    >
      <ArrowUp aria-hidden className="size-5" />
    </IconButton>
    <IconButton
      label={t`Move ${name} down`}
      aria-disabled={isLast}
      className={cx(isLast && 'opacity-30')}
      onClick={() => !isLast && onMove(1)}
    >
      <ArrowDown aria-hidden className="size-5" />
    </IconButton>
  </>
);
