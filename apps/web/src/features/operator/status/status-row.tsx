import { t } from '@lingui/core/macro';
import { DEFAULT_LANGUAGE, type Level } from '@marquee/core';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StatusText } from './status-texts';

const looks = {
  good: { icon: CircleCheck, colour: 'text-success' },
  warning: { icon: CircleAlert, colour: 'text-warning' },
  bad: { icon: CircleX, colour: 'text-danger' },
} satisfies Record<Level, unknown>;

function levelName(level: Level): string {
  if (level === 'good') return t({ message: 'Fine', context: 'state of the server' });
  return level === 'warning'
    ? t({ message: 'Warning', context: 'state of the server' })
    : t({ message: 'Problem', context: 'state of the server' });
}

interface StatusRowProps extends StatusText {
  /** A message in English. */
  detail?: string | undefined;
  action?: ReactNode;
}

/** A part of the server: how it is, and what to do. */
export function StatusRow({ level, title, text, detail, action }: StatusRowProps) {
  const { icon: Icon, colour } = looks[level];
  return (
    <li className="flex min-h-18 flex-wrap items-start gap-x-5 gap-y-3 border-t border-line py-4">
      <Icon role="img" aria-label={levelName(level)} className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="max-w-prose min-w-48 flex-1">
        <p className="font-semibold">{title}</p>
        <p role={level === 'good' ? undefined : 'alert'} className="mt-1 text-sm break-words text-ink-soft">
          {text}
        </p>
        {detail !== undefined && (
          <p lang={DEFAULT_LANGUAGE} dir="auto" className="mt-1 text-page-start text-sm break-words text-ink-faint">
            {detail}
          </p>
        )}
      </div>
      {action}
    </li>
  );
}
