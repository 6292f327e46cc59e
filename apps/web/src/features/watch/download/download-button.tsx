import { Trans } from '@lingui/react/macro';
import { titleKey } from '@marquee/core';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { Button } from '../../../shared/ui';
import { showNotFoundToast } from '../sources/show-not-found-toast';
import { useWatch } from '../watch-context';

const DownloadOverlay = lazyComponent(() => import('./download-overlay').then((chunk) => chunk.DownloadOverlay));

/** Opens the list of files, immediately or as soon as a source is found. Renders nothing for unreleased titles. */
export function DownloadButton() {
  const { playable, session, playback } = useWatch();
  const { search } = playback;
  const [isAsked, setIsAsked] = useState(false);
  const isSearching = search.status === 'searching' || search.status === 'idle';
  if (isAsked && search.status === 'failed') {
    setIsAsked(false);
    queueMicrotask(showNotFoundToast);
  }
  if (!playable.isOffered) return null;
  const ask = () => {
    setIsAsked(true);
    if (search.status === 'failed') session.searchAgain();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        className="grow-99 basis-0 px-2! max-sm:gap-2! sm:grow-0 sm:basis-auto sm:px-7!"
        aria-haspopup="dialog"
        aria-busy={isAsked && isSearching}
        onClick={ask}
      >
        {isAsked && isSearching ? (
          <span aria-hidden className="size-5 animate-spin rounded-full border-2 border-current border-e-transparent" />
        ) : (
          <Download aria-hidden className="size-5" />
        )}
        <span>
          <Trans>Download</Trans>
        </span>
      </Button>
      {isAsked && search.status === 'found' && (
        <Suspense>
          <DownloadOverlay
            titleKey={titleKey(playable.played.mediaType, playable.played.id)}
            title={[playable.title, playable.subtitle].filter(Boolean).join(' · ')}
            sources={search.results}
            onClose={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
