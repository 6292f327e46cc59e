import { plural, t } from '@lingui/core/macro';
import type { TitleCandidate } from '@marquee/core/import';
import { useState } from 'react';
import { Button } from '../../shared/ui';
import type { ImportJob } from './import-job';
import type { Choice, Review } from './import-state';
import type { NamedTitle } from './resolve-titles';
import { TitleChooser } from './title-chooser';

/** Maximum number shown at once. */
const SHOWN = 30;

interface OpenTitle {
  title: NamedTitle;
  candidates: readonly TitleCandidate[];
}

/** Titles that the person has to identify: those with one match by name, ambiguous ones and those not found. */
export function OpenTitles({ review, job }: { review: Review; job: ImportJob }) {
  const failed = new Set(review.failed.map(({ key }) => key));
  const open = review.titles.flatMap((title): OpenTitle[] => {
    const match = job.matchOf(title);
    if (match.kind === 'matched' || failed.has(title.key)) return [];
    return [{ title, candidates: match.kind === 'ambiguous' ? match.candidates : [] }];
  });
  const withMatches = (isMeant: (count: number) => boolean) =>
    open.filter(({ candidates }) => isMeant(candidates.length));
  const onChoose = (choices: readonly Choice[]) => void job.choose(choices);
  return (
    <>
      <TitleList
        heading={t`One match by name`}
        titles={withMatches((count) => count === 1)}
        onChoose={onChoose}
        hasTakeAll
      />
      <TitleList heading={t`Which one is it?`} titles={withMatches((count) => count > 1)} onChoose={onChoose} />
      <TitleList heading={t`Not found`} titles={withMatches((count) => count === 0)} onChoose={onChoose} />
    </>
  );
}

interface TitleListProps {
  heading: string;
  titles: readonly OpenTitle[];
  onChoose: (choices: readonly Choice[]) => void;
  hasTakeAll?: boolean;
}

function TitleList({ heading, titles, onChoose, hasTakeAll = false }: TitleListProps) {
  const [shown, setShown] = useState(SHOWN);
  if (titles.length === 0) return null;
  const count = Math.min(SHOWN, titles.length - shown);
  const takeAll = () =>
    onChoose(titles.flatMap(({ title, candidates: [candidate] }) => (candidate ? [{ title, candidate }] : [])));
  return (
    <section aria-label={heading} className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="display text-2xl">{heading}</h2>
        {hasTakeAll && (
          <Button variant="secondary" onClick={takeAll}>
            {plural(titles.length, { one: 'Take # title', other: 'Take all # titles' })}
          </Button>
        )}
      </div>
      <ul className="mt-4">
        {titles.slice(0, shown).map(({ title, candidates }) => (
          <li key={title.key} className="border-t border-line py-4">
            <TitleChooser
              title={title}
              candidates={candidates}
              onChoose={(candidate) => onChoose([{ title, candidate }])}
            />
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
