import { t } from '@lingui/core/macro';
import { decades, moods } from '@marquee/core/recommendations';
import { i18n } from '../../../shared/i18n';
import { useConfig } from '../../../shared/api';
import { formatTime } from '../../../shared/lib/format/format-moment';
import { useAppSelector } from '../../../shared/store';
import { selectProfiles, selectActiveProfileId } from '../../../shared/store/profiles.slice';
import { OwnServicesButtons } from '../../../shared/filters';
import { ChoiceField, selectOwnTitles } from '../../../shared/ui';
import { ToggleChip } from '../../../shared/ui/toggle-chip';
import { minuteChoices, untilChoices, type EveningChoices } from './evening-choices';
import { decadeText, minutesText, moodNames } from './texts';

const ANY = '';

interface QuestionsProps {
  choices: EveningChoices;
  onChange: (change: Partial<EveningChoices>) => void;
  /** Id of the profile who watches as well; null for the visitor alone. */
  companionId: string | null;
  onCompanion: (id: string | null) => void;
  nowMs: number;
}

function MoodQuestion({ choices: { mood }, onChange }: Pick<QuestionsProps, 'choices' | 'onChange'>) {
  return (
    <div role="group" aria-label={t`What are you in the mood for?`}>
      <ul className="page-bleed no-scrollbar flex gap-2 overflow-x-auto py-1 lg:flex-wrap">
        {moods.map((each) => (
          <li key={each}>
            <ToggleChip isOn={mood === each} onPress={() => onChange({ mood: mood === each ? null : each })}>
              {i18n._(moodNames[each])}
            </ToggleChip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Narrow what is suggested to what can be watched: in the library, or on services that the visitor has. */
function WhereChips({ choices, onChange }: Pick<QuestionsProps, 'choices' | 'onChange'>) {
  const { hasLibrary = false } = useConfig();
  const hasOwnServer = useAppSelector((state) => selectOwnTitles(state) !== undefined);
  const { isPlayableOnly } = choices;
  return (
    <>
      {(hasLibrary || hasOwnServer) && (
        <ToggleChip isOn={isPlayableOnly} onPress={() => onChange({ isPlayableOnly: !isPlayableOnly })}>
          {t`Only what plays here`}
        </ToggleChip>
      )}
      <div className="max-sm:col-span-2">
        <OwnServicesButtons />
      </div>
    </>
  );
}

/** What the page asks about the evening. */
export function Questions({ choices, onChange, companionId, onCompanion, nowMs }: QuestionsProps) {
  const active = useAppSelector(selectActiveProfileId);
  const others = useAppSelector(selectProfiles).filter(({ id }) => id !== active);
  const { mode, mediaType, minutes, decade } = choices;
  const until = untilChoices(choices, nowMs);
  return (
    <div className="flex flex-col gap-4">
      <MoodQuestion choices={choices} onChange={onChange} />
      <div className="grid grid-cols-2 items-center gap-2 *:min-w-0 sm:flex sm:flex-wrap sm:gap-3">
        {mode === 'bill' ? (
          <ChoiceField
            label={t`Over by`}
            options={until.choices.map((each) => ({ value: String(each), label: formatTime(each) }))}
            value={String(until.chosen)}
            onChange={(value) => onChange({ untilMs: Number(value) })}
          />
        ) : (
          <>
            <ChoiceField
              label={t`What will it be?`}
              options={[
                { value: 'movie', label: t`A movie` },
                { value: 'tv', label: t`A series` },
              ]}
              value={mediaType}
              onChange={(value) => onChange({ mediaType: value === 'tv' ? 'tv' : 'movie' })}
            />
            <ChoiceField
              label={t`For how long?`}
              options={[
                { value: ANY, label: t`All evening` },
                ...minuteChoices[mediaType].map((each) => ({
                  value: String(each),
                  label: minutesText(each, mediaType),
                })),
              ]}
              value={minutes === null ? ANY : String(minutes)}
              onChange={(value) => onChange({ minutes: value === ANY ? null : Number(value) })}
            />
          </>
        )}
        <ChoiceField
          label={t`From when?`}
          options={[
            { value: ANY, label: t`Any time` },
            ...decades.map((each) => ({ value: String(each), label: decadeText(each) })),
          ]}
          value={decade === null ? ANY : String(decade)}
          onChange={(value) => onChange({ decade: decades.find((each) => String(each) === value) ?? null })}
        />
        {others.length > 0 && (
          <ChoiceField
            label={t`Who’s watching?`}
            options={[
              { value: ANY, label: t`Just me` },
              ...others.map(({ id, name }) => ({ value: id, label: t`${name} and me` })),
            ]}
            value={companionId ?? ANY}
            onChange={(value) => onCompanion(value === ANY ? null : value)}
          />
        )}
        <WhereChips choices={choices} onChange={onChange} />
      </div>
    </div>
  );
}
