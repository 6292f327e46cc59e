import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../shared/ui';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { selectUiToken, uiTokenRemoved } from '../../shared/store/ui-token.slice';
import { guideApi } from './guide-api';
import { GuideExtras } from './guide-extras';
import { SetupComplete } from './setup-complete';
import { SetupSteps } from './setup-steps';
import { useTokenForm } from './use-token-form';

/** Shows the stored token, with a button to remove it. */
function StoredToken() {
  const token = useAppSelector(selectUiToken);
  const dispatch = useAppDispatch();
  const ending = token?.slice(-6);
  return (
    ending !== undefined && (
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line-strong px-5 py-3">
        <p className="text-sm text-ink-soft">
          <Trans>
            4K is set up on this device with the token ending in <span className="font-mono text-ink">{ending}</span>.
          </Trans>
        </p>
        <Button variant="quiet" onClick={() => dispatch(uiTokenRemoved())}>
          {t`Remove the token`}
        </Button>
      </div>
    )
  );
}

/** The 4K token guide (TOKEN-01). */
export function FourKPage() {
  const form = useTokenForm();
  const { data: guide, isLoading } = guideApi.useGuideQuery();
  return (
    <div className="flex flex-col gap-14 pt-12 md:gap-16 md:pt-20">
      <div className="page-x grid gap-10 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:gap-16">
        <header>
          <p className="label text-accent-ink">{t`3 steps, about a minute`}</p>
          <h1 className="display mt-4 text-4xl md:text-5xl">{t`Watch in 4K`}</h1>
          <p className="mt-6 text-lg text-ink-soft">{t`Unlock 4K with a personal token in three steps.`}</p>
        </header>
        <div>
          {form.isSubmitted ? (
            <SetupComplete onAgain={form.again} />
          ) : (
            <>
              <StoredToken />
              <SetupSteps form={form} guide={guide} />
            </>
          )}
        </div>
      </div>
      <GuideExtras guide={guide} isLoading={isLoading} />
    </div>
  );
}
