import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TitleKey } from '@marquee/core';
import { DOWNLOAD_LINK_HOURS } from '@marquee/core/contracts';
import { Download } from 'lucide-react';
import { pages } from '../../../pages';
import { Button, buttonClass, Skeleton } from '../../../shared/ui';
import { downloadLinkApi } from './download-link';

/** A signed link to the page that joins a stream's segments into one file. */
export function StreamLink({ address, name, of }: { address: string; name: string; of: TitleKey }) {
  const { data: link, isError, refetch } = downloadLinkApi.useDownloadLinkQuery({ url: address, name, title: of });
  if (isError) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-sm font-medium text-danger">
          <Trans>The download link couldn’t be created. Try again.</Trans>
        </p>
        <Button variant="secondary" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
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
        <Download aria-hidden className="size-4" /> <Trans>Save as one file</Trans>
      </a>
      <p className="text-xs text-ink-faint">
        {plural(DOWNLOAD_LINK_HOURS, {
          one: 'Opens a page of this site. The link works for # hour.',
          other: 'Opens a page of this site. The link works for # hours.',
        })}
      </p>
    </div>
  );
}
