import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FolderStates } from '@marquee/core/contracts';
import { CircleAlert, FolderPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isCallFailure } from '../../shared/api/call-failure';
import { failureLine } from '../../shared/form/failure-text';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { Button, ConfirmButton, ErrorState, PanelGroup, showToast, Skeleton } from '../../shared/ui';
import { folderProblemText } from './folder-texts';
import { mediaFoldersApi } from './media-folders-api';

const FolderPicker = lazyComponent(() => import('./folder-picker').then((chunk) => chunk.FolderPicker));

/** The folders that hold the operator's movies and series: which they are, adding one, removing one (FOLDER-01). */
export function MediaFolders() {
  const { data, error, refetch } = mediaFoldersApi.useMediaFoldersQuery(undefined);
  return (
    <PanelGroup title={t`Media folders`}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        <Trans>
          Choose the folders on the server that hold your movies and series. Marquee plays what is in them and never
          changes your files.
        </Trans>
      </p>
      {data ? (
        <Folders {...data} />
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          {...(isCallFailure(error) && error.status !== null && { text: failureLine(error) })}
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </PanelGroup>
  );
}

function Folders({ fixedBy, folders }: FolderStates) {
  const [isPicking, setIsPicking] = useState(false);
  const [remove, { isLoading }] = mediaFoldersApi.useRemoveFolderMutation();
  const removeFolder = async (path: string) => {
    const { error } = await remove(path);
    if (!error) showToast({ kind: 'success', message: t`Removed from the library. The files are untouched.` });
    else if (!isCallFailure(error) || error.code !== 'password_required')
      showToast({ kind: 'error', message: failureLine(error) });
  };
  return (
    <>
      {folders.length > 0 && (
        <ul className="border-b border-line" aria-busy={isLoading}>
          {folders.map(({ path, problem }) => (
            <li
              key={path}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p dir="ltr" className="text-page-start font-semibold break-all">
                  {path}
                </p>
                {problem && (
                  <p role="alert" className="mt-1 flex items-start gap-2 text-sm text-danger">
                    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                    {folderProblemText(problem)}
                  </p>
                )}
              </div>
              {!fixedBy && (
                <ConfirmButton
                  label={t`Remove`}
                  name={t`Remove ${path}`}
                  question={t`Really remove?`}
                  onConfirm={() => void removeFolder(path)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {fixedBy ? (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>
            Set by <code>{fixedBy}</code>. Change it there, or remove it there to change it here.
          </Trans>
        </p>
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setIsPicking(true)}>
          <FolderPlus aria-hidden className="size-5" />
          <Trans>Add a folder</Trans>
        </Button>
      )}
      {isPicking && (
        <Suspense>
          <FolderPicker onClose={() => setIsPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
