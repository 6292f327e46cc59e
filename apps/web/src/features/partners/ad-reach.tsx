import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { partnersApi } from './partners-api';

/** Number of ad views, once it is loaded. */
export function AdReach() {
  const { data } = partnersApi.usePartnersQuery();
  const views = data?.figures.adViews;
  return (
    <p aria-live="polite">
      {!data ? (
        <span>{t`See the partners page for figures and formats.`}</span>
      ) : data.isSample ? (
        <span>
          <Trans>
            Sponsors reach <strong>{views} monthly views</strong> here. That’s a sample figure until the operator
            publishes one.
          </Trans>
        </span>
      ) : (
        <span>
          <Trans>
            Sponsors reach <strong>{views} monthly views</strong> here.
          </Trans>
        </span>
      )}
    </p>
  );
}
