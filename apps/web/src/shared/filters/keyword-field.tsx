import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Finder } from '../ui/finder';
import { useFoundKeywords, useKeywordNames } from './keywords';

/** Keywords that a title must have, all of them. */
export function KeywordField({ keywords }: { keywords: readonly number[] }) {
  const [chosen, setChosen] = useState(keywords);
  const nameOf = useKeywordNames(chosen);
  return (
    <div className="col-span-2">
      <input type="hidden" name="keywords" value={chosen.join(',')} />
      <Finder
        label={t`Find a keyword, such as “heist”`}
        useFound={useFoundKeywords}
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        onChoose={({ id }) => setChosen((now) => [...new Set([...now, id])])}
      />
      <ul aria-label={t`Keywords`} className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {chosen.map((id) => {
          const name = nameOf(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={t`Remove ${name}`}
                onClick={() => setChosen((now) => now.filter((each) => each !== id))}
                className="inline-flex h-11 items-center gap-2 rounded-full bg-raised ps-4 pe-3 text-sm font-medium hover:bg-sunken"
              >
                {name} <X aria-hidden className="size-4 text-ink-soft" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
