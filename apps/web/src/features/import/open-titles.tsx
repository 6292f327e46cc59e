import { plural, t } from '@lingui/core/macro';
import type { TitleCandidate } from '@marquee/core/import';
import { useState } from 'react';
import { Button } from '../../shared/ui';
import type { ImportJob, Review } from './import-job';
import type { NamedTitle } from './resolve-titles';
import { TitleChooser } from './title-chooser';

/** Maximum number shown at once. */
const SHOWN = 30;

/** Titles that the person has to identify: ambiguous ones and those not found. */
export function OpenTitles({ review, job }: { review: Review; job: ImportJob }) {
  const failed = new Set(review.failed.map(({ key }) => key));
  const open = review.titles.flatMap((title) => {
    const match = job.matchOf(title);
    if (match.kind === 'matched' || failed.has(title.key)) return [];
    return [{ title, candidates: match.kind === 'ambiguous' ? match.candidates : [] }];
  });
  return (
    <>
      <TitleList
        heading={t`Which one is it?`}
        titles={open.filter(({ candidates }) => candidates.length > 0)}
        onChoose={(title, candidate) => void job.choose(title, candidate)}
      />
      <TitleList
        heading={t`Not found`}
        titles={open.filter(({ candidates }) => candidates.length === 0)}
        onChoose={(title, candidate) => void job.choose(title, candidate)}
      />
    </>
  );
}

interface TitleListProps {
  heading: string;
  titles: readonly { title: NamedTitle; candidates: readonly TitleCandidate[] }[];
  onChoose: (title: NamedTitle, candidate: TitleCandidate) => void;
}

function TitleList({ heading, titles, onChoose }: TitleListProps) {
  const [shown, setShown] = useState(SHOWN);
  if (titles.length === 0) return null;
  const count = Math.min(SHOWN, titles.length - shown);
  return (
    <section aria-label={heading} className="mt-12">
      <h2 className="display text-2xl">{heading}</h2>
      <ul className="mt-4">
        {titles.slice(0, shown).map(({ title, candidates }) => (
          <li key={title.key} className="border-t border-line py-4">
            <TitleChooser title={title} candidates={candidates} onChoose={(candidate) => onChoose(title, candidate)} />
          </li>
        ))}
      </ul>
      {titles.length > shown && (
        <Button variant="secondary" className="mt-4" onClick={() => setShown(shown + SHOWN)}>
          {plural(count, { one: 'Show # more', other: 'Show # more' })}
        </Button>
      )}
    </section>
  );
}
