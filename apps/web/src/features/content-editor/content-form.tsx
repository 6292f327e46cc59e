import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContentKind, KindContent } from '@marquee/core/contracts';
import { PencilLine } from 'lucide-react';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { isCallFailure } from '../../shared/api/call-failure';
import { failureText } from '../../shared/form/failure-text';
import { FormError } from '../../shared/form/form-error';
import { Button, ConfirmButton, EmptyState, showToast, Spinner } from '../../shared/ui';
import { contentApi } from './content-api';
import { startOf, withoutEmpty, type FormSchema } from './form-schema';
import { PlainPreview } from './plain-preview';
import { SchemaField } from './schema-field';

/** Shows announcements as visitors will see them; null for other kinds. */
export type RenderPreview = (kind: ContentKind, value: unknown) => ReactNode;

interface ContentFormProps {
  content: KindContent;
  title: string;
  preview: RenderPreview;
}

/** The form of one kind of content; read-only where a file wins. */
export function ContentForm({
  content: { kind, schema, value, sample, fixedBy, problem },
  title,
  preview,
}: ContentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<unknown>(value);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [save, { isLoading, error, reset }] = contentApi.useSaveContentMutation();
  const shape = schema as FormSchema;
  const isFixed = fixedBy !== null;
  const fields = isCallFailure(error) ? error.fields : {};
  const edit = (next: unknown) => {
    setDraft(next);
    if (error) reset();
  };
  const store = async (next: unknown) => {
    const { error: failure } = await save({ kind, value: next });
    if (failure) {
      // After the marks are there.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    setDraft(next);
    showToast({
      kind: 'success',
      message: next === null ? t`Removed from the site.` : t`Saved. Visitors see it from now on.`,
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void store(withoutEmpty(draft));
  };
  if (draft === null)
    return (
      <EmptyState
        icon={PencilLine}
        title={t`Nothing here yet`}
        action={
          <>
            <Button onClick={() => setDraft(sample)}>
              <Trans>Start from a sample</Trans>
            </Button>
            <Button variant="secondary" onClick={() => setDraft(startOf(shape))}>
              <Trans>Start empty</Trans>
            </Button>
          </>
        }
      />
    );
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      {isFixed && (
        <div role="note" className="border-s-2 border-warning ps-3 text-sm">
          <p>
            <Trans>
              Set by the file <code>{fixedBy}</code> in DATA_DIR/content. Change it there, or remove it there to change
              it here.
            </Trans>
          </p>
          {problem !== null && (
            <p lang="en" className="mt-1 text-danger">
              {problem}
            </p>
          )}
        </div>
      )}
      <SchemaField
        schema={shape}
        label={title}
        path=""
        value={draft}
        errors={fields}
        isReadOnly={isFixed}
        onChange={edit}
      />
      <FormError
        message={Object.keys(fields).length > 0 ? t`Not saved. Correct the marked fields.` : failureText(error)}
      />
      <div className="flex flex-wrap gap-3">
        {!isFixed && (
          <Button type="submit" disabled={isLoading}>
            {isLoading && <Spinner label={t`Saving`} />}
            <span>
              <Trans>Save</Trans>
            </span>
          </Button>
        )}
        <Button variant="secondary" aria-expanded={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
          <span>{isPreviewed ? t`Hide the preview` : t`Preview`}</span>
        </Button>
        {!isFixed && (
          <ConfirmButton
            label={t`Remove all`}
            question={t`Really remove?`}
            onConfirm={() => (value === null ? setDraft(null) : void store(null))}
          />
        )}
      </div>
      {isPreviewed && (
        <section
          aria-label={t`Preview`}
          className="min-w-0 rounded-lg border border-dashed border-line-strong p-4 [overflow-wrap:anywhere]"
        >
          {preview(kind, withoutEmpty(draft)) ?? <PlainPreview value={withoutEmpty(draft)} />}
        </section>
      )}
    </form>
  );
}
