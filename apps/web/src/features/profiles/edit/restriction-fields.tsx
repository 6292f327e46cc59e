import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { HIDDEN_LIMIT } from '@marquee/core';
import { CapFields } from '../../../shared/profiles/cap-fields';
import { PanelGroup, Switch } from '../../../shared/ui';
import type { DraftProps } from './draft';
import { HiddenKeywords, HiddenTitles } from './hidden-lists';

/** Restrictions of a profile: ratings, hidden items and sources. */
export function RestrictionFields({ draft, onChange }: DraftProps) {
  const { cap, unrated, hiddenTitles, hiddenKeywords, canUseSources } = draft;
  return (
    <PanelGroup title={t`What this profile can see`}>
      <p className="mb-5 max-w-prose text-sm text-ink-soft">
        <Trans>
          Restrictions apply everywhere on this site. Leaving a restricted profile takes the owner’s PIN or your
          password.
        </Trans>
      </p>
      <CapFields
        cap={cap}
        onChange={(next) => onChange({ cap: next, ...(cap === null && { unrated: 'hide' as const }) })}
      />
      <div className="-mx-3 mt-4">
        <Switch
          label={t`Hide titles without a rating`}
          isOn={unrated === 'hide'}
          onToggle={() => onChange({ unrated: unrated === 'hide' ? 'allow' : 'hide' })}
        />
        <Switch
          label={t`Allow its own sources and URLs`}
          isOn={canUseSources}
          onToggle={() => onChange({ canUseSources: !canUseSources })}
        />
      </div>
      <div className="mt-6 grid gap-8">
        <HiddenTitles
          keys={hiddenTitles}
          isFull={hiddenTitles.length >= HIDDEN_LIMIT}
          onChange={(keys) => onChange({ hiddenTitles: keys })}
        />
        <HiddenKeywords
          ids={hiddenKeywords}
          isFull={hiddenKeywords.length >= HIDDEN_LIMIT}
          onChange={(ids) => onChange({ hiddenKeywords: ids })}
        />
      </div>
      <p className="mt-6 text-sm text-ink-soft">
        <Trans>
          Hidden titles can’t be opened, not even by a direct link. What was bookmarked or watched before stays listed.
        </Trans>
      </p>
    </PanelGroup>
  );
}
