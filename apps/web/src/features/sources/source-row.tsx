import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound, RotateCw, Trash2 } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { ListedSource } from '../../shared/sources';
import { cx } from '../../shared/lib/cx';
import { Button } from '../../shared/ui';
import { DragHandle, draggedClass } from '../../shared/ui/drag-handle';
import { MoveButtons } from '../../shared/ui/move-buttons';
import { InStepSwitch } from './in-step-switch';
import { kindName, placeOf, usage } from './source-texts';
import { SourceSwitch } from './source-switch';
import type { CheckState } from './use-source-checks';

interface SourceRowProps {
  source: ListedSource & { isOn: boolean };
  /** Position, starting at 1. */
  place: number;
  count: number;
  check: CheckState | undefined;
  isDragged: boolean;
  /** Called when the drag handle is grabbed. */
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onMove: (by: -1 | 1) => void;
  onSwitch: (isOn: boolean) => void;
  onTest: () => void;
  /** For the visitor's own servers only. */
  onRemove?: (() => void) | undefined;
  onSignIn?: (() => void) | undefined;
  /** Whether nobody is signed in. */
  needsSignIn: boolean;
}

const stateColors = { works: 'text-success', failed: 'text-danger', checking: 'text-ink-soft' };

/** A source: its position, purpose, status and actions. */
export function SourceRow(props: SourceRowProps) {
  const { source, place, count, check, isDragged, onGrab, onMove, onSwitch, onTest, onRemove, onSignIn, needsSignIn } =
    props;
  const { name, kind, isOn } = source;
  const isFirst = place === 1;
  const isLast = place === count;
  return (
    <li
      aria-label={name}
      className={cx(
        'grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-start gap-x-2 border-t border-line bg-canvas py-4 md:gap-x-4',
        isDragged && draggedClass,
      )}
    >
      <DragHandle onGrab={onGrab}>
        <span className="tabular text-sm font-semibold">{place}</span>
      </DragHandle>
      <div className={cx('min-w-0 pt-1.5', !isOn && 'text-ink-soft')}>
        <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg leading-tight font-semibold break-words">
          {name}
          <span className="label text-ink-soft">{kindName(kind)}</span>
        </h3>
        <p className="mt-0.5 text-sm break-all text-ink-soft">{placeOf(source)}</p>
        <p className="mt-1.5 max-w-prose text-sm text-ink-soft">{usage(source)}</p>
        <p
          aria-live="polite"
          className={cx('text-sm font-medium', check && 'mt-2', check && stateColors[check.status])}
        >
          {check && (check.status === 'checking' ? t`Testing…` : check.text)}
        </p>
      </div>
      <SourceSwitch label={t`Use ${name}`} isOn={isOn} onToggle={() => onSwitch(!isOn)} />
      {source.kind === 'jellyfin' && source.server.account && <InStepSwitch server={source.server} />}
      <div className="col-span-full mt-2 flex flex-wrap items-center gap-1 md:col-span-2 md:col-start-2 md:-ms-3">
        <MoveButtons {...{ name, isFirst, isLast, onMove }} />
        <Button variant="quiet" aria-label={t`Test ${name}`} onClick={onTest}>
          <RotateCw aria-hidden className={cx('size-4', check?.status === 'checking' && 'animate-spin')} />{' '}
          <Trans>Test</Trans>
        </Button>
        {onSignIn && (needsSignIn || check?.status === 'failed') && (
          <Button variant="quiet" aria-label={t`Sign in to ${name} again`} onClick={onSignIn}>
            <KeyRound aria-hidden className="size-4" /> <Trans>Sign in again</Trans>
          </Button>
        )}
        {onRemove && (
          <Button variant="quiet" aria-label={t`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden className="size-4" /> <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
