import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FolderList } from '@marquee/core/contracts';
import { CornerLeftUp, Folder } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { failureText } from '../../shared/form/failure-text';
import { FormError } from '../../shared/form/form-error';
import { Button, FormField, INPUT_CLASS, showToast, Skeleton, Spinner } from '../../shared/ui';
import { HeadedModal } from '../../shared/ui/dialog';
import { folderProblemText, lookText } from './folder-texts';
import { mediaFoldersApi } from './media-folders-api';

const MOST_CHARACTERS = 1_024;
const rowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-2.5 text-start text-sm font-medium transition-colors hover:bg-raised';

/** Chooses a folder of the server by looking around, or by its path (FOLDER-02, FOLDER-03). */
export function FolderPicker({ onClose }: { onClose: () => void }) {
  const [path, setPath] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const { currentData: list, error } = mediaFoldersApi.useBrowseFolderQuery(path);
  const [add, { isLoading, error: refusal, reset }] = mediaFoldersApi.useAddFolderMutation();
  const open = (next: string | null) => {
    setPath(next);
    setTyped(null);
    reset();
  };
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    open(typed?.trim() ? typed.trim() : null);
  };
  const confirm = async () => {
    if (!list?.path) return;
    const { error: failure } = await add(list.path);
    if (failure) return;
    showToast({ kind: 'success', message: t`Added. Marquee is reading the folder now.` });
    onClose();
  };
  return (
    <HeadedModal title={t`Add a folder`} text={t`Folders on the server, not on this device.`} onClose={onClose}>
      <form noValidate onSubmit={go} className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <FormField label={t`Path`}>
            {(control) => (
              <input
                {...control}
                dir="ltr"
                value={typed ?? list?.path ?? path ?? ''}
                maxLength={MOST_CHARACTERS}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
                className={INPUT_CLASS}
              />
            )}
          </FormField>
        </div>
        <Button type="submit" variant="secondary" className="h-12" disabled={typed === null}>
          <Trans>Open</Trans>
        </Button>
      </form>
      <div className="mt-4 h-64 overflow-y-auto rounded-md border border-line p-1.5">
        {list ? <Contents list={list} onOpen={open} /> : !error && <Skeleton className="h-full w-full" />}
        <FormError message={failureText(error)} />
      </div>
      <div role="status" className="mt-3 min-h-12 text-sm">
        {list?.path != null && list.problem === null && <Look key={list.path} path={list.path} />}
      </div>
      <FormError message={failureText(refusal)} />
      <Button
        className="mt-4"
        disabled={isLoading || typed !== null || list?.path == null || list.problem !== null}
        onClick={() => void confirm()}
      >
        {isLoading && <Spinner label={t`Adding`} />}
        <span>
          <Trans>Add this folder</Trans>
        </span>
      </Button>
    </HeadedModal>
  );
}

function Look({ path }: { path: string }) {
  const { currentData: look, error } = mediaFoldersApi.useLookIntoFolderQuery(path);
  if (look)
    return look.problem ? (
      <p className="text-danger">{folderProblemText(look.problem)}</p>
    ) : (
      <p className="font-medium text-success">{lookText(look)}</p>
    );
  return error ? null : (
    <p className="text-ink-soft">
      <Trans>Looking at the names in this folder …</Trans>
    </p>
  );
}

function Contents({ list, onOpen }: { list: FolderList; onOpen: (path: string | null) => void }) {
  return (
    <>
      {list.path !== null && (
        <button type="button" className={rowClass} onClick={() => onOpen(list.parent)}>
          <CornerLeftUp aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
          <Trans>Up</Trans>
        </button>
      )}
      {list.problem !== null && (
        <p role="alert" className="px-2.5 py-2 text-sm text-danger">
          {folderProblemText(list.problem)}
        </p>
      )}
      {list.problem === null && list.folders.length === 0 && (
        <p className="px-2.5 py-2 text-sm text-ink-soft">
          <span>
            {list.path === null
              ? t`This server lets you choose no folders here. Name some in MEDIA_ROOTS.`
              : t`No folders inside this one.`}
          </span>
        </p>
      )}
      <ul>
        {list.folders.map(({ name, path }) => (
          <li key={name}>
            <button type="button" className={rowClass} onClick={() => onOpen(path)}>
              <Folder aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
              <span dir="auto" className="min-w-0 break-all">
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <p className="px-2.5 py-2 text-sm text-ink-soft">
          <Trans>There are more. Type the path of one that isn’t listed.</Trans>
        </p>
      )}
    </>
  );
}
