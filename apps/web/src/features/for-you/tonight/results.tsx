import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TitleKey } from '@marquee/core';
import { BREAK_MIN, doubleBill, fitsTime, pickTitles, surprise, type Timed } from '@marquee/core/recommendations';
import { Coffee, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../../shared/lib/format/format-moment';
import { Button, EmptyState } from '../../../shared/ui';
import type { ForYouTitle } from '../recommender/for-you-title';
import { MINUTE_MS, untilChoices, type EveningChoices } from './evening-choices';
import { PickCard, PickCardSkeleton } from './pick-card';

interface ResultsProps {
  titles: readonly Timed<ForYouTitle>[];
  choices: EveningChoices;
  companion: string | null;
  nowMs: number;
}

const NothingFits = () => (
  <EmptyState title={t`Nothing fits all of that`} text={t`Try another mood, more time, or any decade.`} />
);

const threeClass = 'grid gap-5 lg:grid-cols-3';

/** Three suggestions side by side. Refusing one replaces only that one. */
export function ThreePicks({ titles, choices, companion, nowMs }: ResultsProps) {
  const [shown, setShown] = useState<readonly TitleKey[]>([]);
  const picks = pickTitles(titles, choices.minutes, shown);
  const keys = picks.map(({ title }) => title.key);
  if (keys.join() !== shown.join()) setShown(keys);
  if (picks.length === 0) return <NothingFits />;
  return (
    <ul className={threeClass}>
      {picks.map((pick) => (
        <li key={pick.title.key} className="grid animate-[rise-in_240ms_var(--ease-out)]">
          <PickCard pick={pick} companion={companion} startMs={nowMs} />
        </li>
      ))}
    </ul>
  );
}

export const ThreeSkeletons = () => (
  <ul className={threeClass}>
    {[0, 1, 2].map((place) => (
      <li key={place} aria-hidden>
        <PickCardSkeleton />
      </li>
    ))}
  </ul>
);

const fromTo = (startMs: number, minutes: number): string => {
  const [from, to] = [formatTime(startMs), formatTime(startMs + minutes * MINUTE_MS)];
  return t({ message: `${from} to ${to}`, comment: 'Two times of day: 8:10 PM to 9:48 PM' });
};

/** Two films and a break that are over in time. */
export function Bill({ titles, choices, companion, nowMs }: ResultsProps) {
  const { chosen } = untilChoices(choices, nowMs);
  const bill = doubleBill(titles, Math.floor((chosen - nowMs) / MINUTE_MS));
  if (!bill) return <NothingFits />;
  const minutes = BREAK_MIN;
  const { first, second } = bill;
  const secondMs = nowMs + (first.minutes + BREAK_MIN) * MINUTE_MS;
  const end = formatTime(secondMs + second.minutes * MINUTE_MS);
  return (
    <>
      <p className="mb-4 text-lg font-semibold">{t`These two, with a break: over by ${end}.`}</p>
      <ol className="grid items-center gap-5 md:grid-cols-[1fr_auto_1fr]">
        <li className="grid h-full">
          <PickCard pick={first} companion={companion} startMs={nowMs} when={fromTo(nowMs, first.minutes)} />
        </li>
        <li className="label flex items-center justify-center gap-2 text-ink-faint md:flex-col">
          <Coffee aria-hidden className="size-6" />
          <span>{t({ message: `${minutes} min break`, comment: 'Between two films' })}</span>
        </li>
        <li className="grid h-full">
          <PickCard pick={second} companion={companion} startMs={secondMs} when={fromTo(secondMs, second.minutes)} />
        </li>
      </ol>
    </>
  );
}

interface Drawn {
  /** The last of them is shown now. */
  keys: readonly TitleKey[];
  random: number;
}

/** Draws once more; none is drawn twice while there are others. */
function drawn(fitting: readonly Timed<ForYouTitle>[], { keys, random }: Drawn): Drawn {
  const next = surprise(fitting, new Set(keys), random) ?? surprise(fitting, new Set(), random);
  return { keys: next ? [...keys, next.title.key] : keys, random };
}

/** One of the best by chance. One that is refused gives way to another. */
export function Surprise({ titles, choices, companion, nowMs }: ResultsProps) {
  const fitting = titles.filter((each) => fitsTime(each, choices.minutes));
  const [last, setLast] = useState<Drawn>({ keys: [], random: 0 });
  const current = fitting.find(({ title }) => title.key === last.keys.at(-1));
  if (fitting.length === 0) return <NothingFits />;
  if (!current && last.keys.length > 0) setLast(drawn(fitting, last));
  const draw = () => setLast(drawn(fitting, { ...last, random: Math.random() }));
  if (!current)
    return (
      <EmptyState
        title={t`Can’t decide? Leave it to chance.`}
        text={t`We’ll pick one that suits you, and not the same one twice.`}
        icon={Shuffle}
        action={
          <Button size="lg" onClick={draw}>
            <Trans>Surprise me</Trans>
          </Button>
        }
      />
    );
  return (
    <div key={current.title.key} className="animate-[rise-in_320ms_var(--ease-out)]">
      <PickCard pick={current} companion={companion} startMs={nowMs} look="wide">
        <Button variant="secondary" onClick={draw}>
          <Shuffle aria-hidden className="size-4" />
          <Trans>Another one</Trans>
        </Button>
      </PickCard>
    </div>
  );
}
