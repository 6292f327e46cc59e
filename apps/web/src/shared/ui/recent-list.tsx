import { t } from '@lingui/core/macro';
import { searchHref } from '@marquee/core';
import { History, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from './button';
import { IconButton } from './icon-button';

interface RecentListProps {
  texts: readonly string[];
  onForget: (text: string) => void;
  onClear: () => void;
}

/** Recent searches, each with a link to repeat it and a button to remove it. */
export function RecentList({ texts, onForget, onClear }: RecentListProps) {
  if (texts.length === 0) return null;
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-4 ps-2">
        <p className="label text-ink-soft">{t`Recent searches`}</p>
        <Button variant="quiet" onClick={onClear}>
          {t`Clear`}
        </Button>
      </div>
      <ul aria-label={t`Recent searches`}>
        {texts.map((text) => (
          <li key={text} className="flex items-center gap-1">
            <Link
              to={searchHref(text)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md px-2 hover:bg-raised focus-visible:outline-offset-0"
            >
              <History aria-hidden className="size-4 shrink-0 text-ink-faint" />
              <span className="truncate">{text}</span>
            </Link>
            <IconButton label={t`Remove ${text} from recent searches`} onClick={() => onForget(text)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
