import { t } from '@lingui/core/macro';
import { i18n } from '../../../shared/i18n';
import { cx } from '../../../shared/lib/cx';
import { resultKinds, type ResultKind } from './result-kinds';

interface KindChipsProps {
  kind: ResultKind;
  onChange: (kind: ResultKind) => void;
}

/** Chips to filter by kind of result. */
export const KindChips = ({ kind, onChange }: KindChipsProps) => (
  <div
    role="group"
    aria-label={t`Show`}
    className="no-scrollbar -mx-1 flex shrink-0 gap-1 overflow-x-auto px-1 pt-1 pb-2"
  >
    {resultKinds.map(({ value, label }) => (
      <button
        key={value}
        type="button"
        aria-pressed={kind === value}
        onClick={() => onChange(value)}
        className={cx(
          'h-11 shrink-0 rounded-full px-4 text-sm font-semibold transition-colors',
          kind === value ? 'bg-ink text-canvas' : 'text-ink-soft hover:bg-raised hover:text-ink',
        )}
      >
        {i18n._(label)}
      </button>
    ))}
  </div>
);
