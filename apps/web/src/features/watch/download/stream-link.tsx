import { DOWNLOAD_LINK_HOURS } from '@marquee/core/contracts';
import { Download } from 'lucide-react';
import { pages } from '../../../pages';
import { Button, buttonClass, Skeleton } from '../../../shared/ui';
import { downloadLinkApi } from './download-link';

/** A signed link to the page that joins the pieces of a stream into one file. */
export function StreamLink({ address, name }: { address: string; name: string }) {
  const { data: link, isError, refetch } = downloadLinkApi.useDownloadLinkQuery({ url: address, name });
  if (isError) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-sm font-medium text-danger">No download link could be made.</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!link) return <Skeleton className="h-11 w-44 rounded-full" />;
  return (
    <div className="grid justify-items-start gap-2">
      <a
        href={`${pages.download.path}?data=${encodeURIComponent(link.data)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('primary')}
      >
        <Download aria-hidden className="size-4" /> Save as one file
      </a>
      <p className="text-xs text-ink-faint">
        Opens a page of this site. The link works for {DOWNLOAD_LINK_HOURS} hours.
      </p>
    </div>
  );
}
