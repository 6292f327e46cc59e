import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contentKinds, type ContentKind } from '@marquee/core/contracts';
import { isCallFailure } from '../../shared/api/call-failure';
import { failureLine } from '../../shared/form/failure-text';
import { i18n } from '../../shared/i18n';
import { ErrorState, FormField, NativeSelect, Skeleton } from '../../shared/ui';
import { contentApi } from './content-api';
import { ContentForm, type RenderPreview } from './content-form';
import { kindTexts } from './content-texts';
import { SELECT_CLASS } from './select-class';

interface ContentPanelProps {
  /** From the URL. */
  kind: string | null;
  onKind: (kind: ContentKind) => void;
  preview: RenderPreview;
}

/** What operators write for visitors: banners, announcements, ads, links, the footer and more (CONTENT-01). */
export function ContentPanel({ kind: wanted, onKind, preview }: ContentPanelProps) {
  const { data, error, refetch } = contentApi.useOperatorContentQuery(undefined);
  const kind = contentKinds.find((one) => one === wanted) ?? contentKinds[0];
  const content = data?.kinds.find((one) => one.kind === kind);
  const title = i18n._(kindTexts[kind].name);
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">
        <Trans>Write what your visitors read. Changes apply at once.</Trans>
      </p>
      <div className="mb-8 max-w-md">
        <FormField label={t`Content`} hint={i18n._(kindTexts[kind].text)}>
          {(control) => (
            <NativeSelect
              {...control}
              className={SELECT_CLASS}
              options={contentKinds.map((value) => ({ value, label: i18n._(kindTexts[value].name) }))}
              value={kind}
              onChange={(event) => {
                const chosen = contentKinds.find((one) => one === event.target.value);
                if (chosen) onKind(chosen);
              }}
            />
          )}
        </FormField>
      </div>
      {content ? (
        <ContentForm key={`${kind} ${content.fixedBy}`} content={content} title={title} preview={preview} />
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          {...(isCallFailure(error) && error.status !== null && { text: failureLine(error) })}
        />
      ) : (
        <Skeleton className="h-96 w-full rounded-xl" />
      )}
    </>
  );
}
