import { t } from '@lingui/core/macro';
import { skipActions, skippableKinds, skipSettings, type SkippableKind } from '@marquee/core';
import { useAppSelector } from '../../shared/store';
import { selectSettings, useStoreSetting } from '../../shared/store/settings';
import { PanelGroup } from '../../shared/ui';
import { ChoiceRow } from '../../shared/ui';

const rows = (): Record<SkippableKind, { label: string; text: string }> => ({
  intro: {
    label: t({ message: 'Intros', context: 'of episodes' }),
    text: t`The opening of an episode. If the source doesn’t mark it, you’ll only see a button.`,
  },
  recap: {
    label: t({ message: 'Recaps', context: 'of earlier episodes' }),
    text: t`What happened in earlier episodes.`,
  },
  credits: {
    label: t({ message: 'Credits', context: 'at the end of a film or episode' }),
    text: t`Scenes after the credits are never skipped.`,
  },
  preview: {
    label: t({ message: 'Previews', context: 'of the next episode' }),
    text: t`What will happen in the next episode.`,
  },
  commercial: { label: t({ message: 'Ads', context: 'commercial breaks' }), text: t`Commercial breaks in recordings.` },
});

/** What the player does at intros, credits and other segments. */
export function SkipSettings() {
  const settings = useAppSelector(selectSettings);
  const store = useStoreSetting();
  const labels = {
    ask: t({ message: 'Ask', context: 'before skipping the intro' }),
    skip: t({ message: 'Skip', context: 'the intro, by itself' }),
    never: t({ message: 'Never skip', context: 'the intro' }),
  };
  const texts = rows();
  return (
    <PanelGroup title={t({ message: 'Skipping', context: 'intros, credits and ads' })}>
      {skippableKinds.map((kind) => (
        <ChoiceRow
          key={kind}
          {...texts[kind]}
          options={skipActions.map((value) => ({ value, label: labels[value] }))}
          value={settings[skipSettings[kind]]}
          onChange={(value) => store(skipSettings[kind], value)}
        />
      ))}
    </PanelGroup>
  );
}
