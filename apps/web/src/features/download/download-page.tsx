import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DOWNLOAD_LINK_HOURS } from '@marquee/core/contracts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoment } from '../../shared/lib/format/format-moment';
import { fileName } from '../../shared/lib/saving/file-target';
import { ErrorState, Skeleton } from '../../shared/ui';
import { SaveFileRow } from '../../shared/ui/save-file-row';
import { checkedDownloadApi } from './api/checked-download';
import { StreamForm } from './stream-form';
import { useDownloadTarget } from './use-download-target';

const GONE = 410;
const BAD = 400;

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page-x grid gap-6 py-10 md:py-16">
    <h1 className="display text-4xl break-words md:text-6xl">{title}</h1>
    {children}
  </div>
);

const Waiting = () => (
  <div className="grid max-w-md gap-5" aria-busy>
    <Skeleton className="h-12" />
    <Skeleton className="h-13 w-56" />
  </div>
);

const endingOf = (url: string): string => /\.([a-z0-9]{2,4})$/i.exec(new URL(url).pathname)?.[1] ?? 'mp4';

function Offered({ url, name }: { url: string; name: string }) {
  const { offer, retry } = useDownloadTarget(url);
  switch (offer.kind) {
    case 'loading':
      return <Waiting />;
    case 'stream':
      return <StreamForm name={name} variants={offer.variants} />;
    case 'failed':
      return (
        <ErrorState
          title={t`The video server isn’t responding`}
          text={t`It may be back in a moment.`}
          onRetry={retry}
        />
      );
    case 'file':
      return (
        <div className="max-w-md">
          <SaveFileRow
            label={t`Save the file`}
            type={endingOf(url)}
            url={url}
            fileName={fileName(name, endingOf(url))}
          />
        </div>
      );
  }
}

interface DownloadPageProps {
  /** Whether links to URLs outside the site's sources are allowed. */
  allowsOthers: boolean;
  missing: ReactNode;
}

/** The target of a signed download link: offers the file, or explains why the link does not work. */
export function DownloadPage({ allowsOthers, missing }: DownloadPageProps) {
  const [params] = useSearchParams();
  const data = params.get('data') ?? '';
  const { data: link, error, refetch } = checkedDownloadApi.useCheckedDownloadQuery(data, { skip: data === '' });
  const status = error && 'status' in error ? error.status : null;
  if (data === '' || status === BAD) {
    return (
      <Frame title={t`This download link doesn’t work`}>
        <ErrorState title={t`It may be incomplete`} text={t`Start again from the title’s page.`} />
      </Frame>
    );
  }
  if (status === GONE) {
    return (
      <Frame title={t`This link has expired`}>
        <ErrorState
          title={plural(DOWNLOAD_LINK_HOURS, {
            one: 'Download links work for # hour',
            other: 'Download links work for # hours',
          })}
          text={t`Start again from the title’s page.`}
        />
      </Frame>
    );
  }
  if (error) {
    return (
      <Frame title={t`Download`}>
        <ErrorState onRetry={() => void refetch()} />
      </Frame>
    );
  }
  if (link && !link.isSiteSource && !allowsOthers) return missing;
  const host = link && new URL(link.url).host;
  const until = link && formatMoment(link.expiry);
  return (
    <Frame title={link?.name ?? t`Download`}>
      {link ? (
        <>
          <p className="text-ink-soft">
            <Trans>
              From {host}. This link works until {until}.
            </Trans>
          </p>
          {!link.isSiteSource && (
            <p role="note" className="max-w-prose border-s-2 border-warning ps-4">
              <Trans>
                {host} isn’t part of this site. Whoever made this link chose that address and the name above. Save the
                file only if you trust them.
              </Trans>
            </p>
          )}
          <Offered url={link.url} name={link.name} />
        </>
      ) : (
        <Waiting />
      )}
    </Frame>
  );
}
