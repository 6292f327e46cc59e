import { t } from '@lingui/core/macro';
import { Check, Download } from 'lucide-react';
import { useSaveUrl, type SavedUrl } from '../lib/saving/use-save-url';
import { Button } from './button';
import { CopyButton } from './copy-button';

const row =
  'flex min-h-11 w-full items-center justify-between gap-4 rounded-md border border-line px-4 text-start font-medium transition-colors hover:border-line-strong hover:bg-raised';

export interface SavableFile {
  /** Label, e.g. `480p`. */
  label: string;
  /** E.g. `mp4`. */
  type: string;
  url: string;
  /** A URL that browsers download by themselves. */
  download?: string | undefined;
  /** Name of the saved file. */
  fileName: string;
}

const Kind = ({ type }: { type: string }) => (
  <span className="flex items-center gap-3 text-sm text-ink-soft">
    {type.toUpperCase()} <Download aria-hidden className="size-4" />
  </span>
);

function savingText(label: string, share: number | null): string {
  if (share === null) return t`Saving ${label}`;
  const percent = Math.floor(share * 100);
  return t`Saving ${label} ${percent}%`;
}

/**
 * For a server that cannot send attachments, the file is fetched here; if the server does not allow that (CORS), its
 * URL is shown.
 */
function FetchedFile({ label, type, url, fileName }: SavableFile) {
  const { saved, save, stop } = useSaveUrl(url, fileName);
  if (saved.status === 'saving')
    return (
      <div className={row} role="status">
        {savingText(label, saved.share)}
        <Button variant="quiet" onClick={stop}>
          {t`Stop`}
        </Button>
      </div>
    );
  return (
    <>
      <button type="button" className={row} onClick={save}>
        <span>{label}</span>
        {saved.status === 'saved' ? <Check aria-hidden className="size-4 text-success" /> : <Kind type={type} />}
      </button>
      <Outcome saved={saved} url={url} />
    </>
  );
}

function Outcome({ saved, url }: { saved: SavedUrl; url: string }) {
  if (saved.status === 'failed')
    return (
      <p role="alert" className="mt-2 text-sm font-medium text-danger">
        {saved.text}
      </p>
    );
  if (saved.status === 'refused')
    return (
      <div role="alert" className="mt-2 grid justify-items-start gap-2">
        <p className="text-sm text-ink-soft">
          {t`This source doesn’t let us save its file. Copy the URL and open it in a new tab or in a download program.`}
        </p>
        <CopyButton text={url} label={t`Copy file URL`} />
        <p className="w-full text-xs break-all text-ink-faint select-all">{url}</p>
      </div>
    );
  return (
    <p role="status" className="sr-only">
      {saved.status === 'saved' && t`Saved`}
    </p>
  );
}

/** A file that can be downloaded. */
export const SaveFileRow = (file: SavableFile) =>
  file.download ? (
    <a href={file.download} download rel="noreferrer" className={row}>
      {file.label}
      <Kind type={file.type} />
    </a>
  ) : (
    <FetchedFile {...file} />
  );
