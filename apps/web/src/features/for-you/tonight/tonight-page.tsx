import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SharedTaste } from '@marquee/core/recommendations';
import { useId, useState, type ReactNode } from 'react';
import { i18n } from '../../../shared/i18n';
import { useNow } from '../../../shared/lib/timing/use-now';
import { useAppSelector } from '../../../shared/store';
import { selectProfiles, type KnownProfile } from '../../../shared/store/profiles.slice';
import { ErrorState, TabList, TabPanel } from '../../../shared/ui';
import type { Companion } from '../recommender/gather-candidates';
import type { Connect } from '../recommender/with-planner';
import { changeChoices, modes, rememberedChoices, type EveningChoices } from './evening-choices';
import { Questions } from './questions';
import { Bill, Surprise, ThreePicks, ThreeSkeletons } from './results';
import { modeNames } from './texts';
import { useFoundTitles } from './use-found-titles';

interface TonightPageProps {
  /** Asks for what another profile likes, and for its PIN; null if that was refused. */
  invite: (profile: KnownProfile) => Promise<SharedTaste | null>;
  /** What asks for the PIN. */
  dialog?: ReactNode;
  connect?: Connect;
}

const results = { three: ThreePicks, bill: Bill, surprise: Surprise };

/** What to watch tonight, by the evening that it is. */
export function TonightPage({ invite, dialog, connect }: TonightPageProps) {
  const id = useId();
  const nowMs = useNow();
  const [choices, setChoices] = useState<EveningChoices>(rememberedChoices);
  const [companion, setCompanion] = useState<Companion | null>(null);
  const profiles = useAppSelector(selectProfiles);
  const { found, isBusy, hasFailed, retry } = useFoundTitles(choices, companion, connect);
  const change = (changed: Partial<EveningChoices>) => setChoices(changeChoices(changed));
  const choose = async (chosen: string | null) => {
    const profile = profiles.find((each) => each.id === chosen);
    const taste = profile ? await invite(profile) : null;
    setCompanion(
      profile && taste ? { id: profile.id, name: profile.name, taste, isRestricted: profile.isRestricted } : null,
    );
  };
  const lead =
    found && !found.isPersonal
      ? t`We don’t know your taste yet, so these are popular and well rated. They get personal once you’ve watched or rated a few titles.`
      : t`Picked from what you’ve watched and rated. What kind of evening is it?`;
  const Results = results[choices.mode];
  return (
    <div className="page-x pt-8 pb-12 md:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="display text-4xl md:text-6xl">{t`What’s on tonight?`}</h1>
        <TabList
          id={id}
          label={t`What to suggest`}
          options={modes.map((value) => ({ value, label: i18n._(modeNames[value]) }))}
          value={choices.mode}
          onChange={(mode) => change({ mode })}
        />
      </div>
      <p className="mt-3 text-ink-soft">{lead}</p>
      <div className="mt-5 mb-6">
        <Questions
          choices={choices}
          onChange={change}
          companionId={companion?.id ?? null}
          onCompanion={(chosen) => void choose(chosen)}
          nowMs={nowMs}
        />
      </div>
      <TabPanel id={id} value={choices.mode}>
        <div aria-busy={isBusy} aria-live="polite" className="min-h-[30rem]">
          {hasFailed ? (
            <ErrorState onRetry={retry} />
          ) : found ? (
            <div className={isBusy ? 'opacity-60 transition-opacity delay-200' : undefined}>
              <Results titles={found.titles} choices={choices} companion={companion?.name ?? null} nowMs={nowMs} />
            </div>
          ) : (
            <ThreeSkeletons />
          )}
        </div>
      </TabPanel>
      <p className="mt-8 text-xs text-ink-faint">
        <Trans>Worked out on this device. Your taste isn’t sent anywhere.</Trans>
      </p>
      {dialog}
    </div>
  );
}
