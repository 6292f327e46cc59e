import { Suspense } from 'react';
import type { RequestedTitle } from '@marquee/core';
import { useConfig } from '../api';
import { useAppSelector } from '../store';
import { selectOwnServer } from '../ui';
import { lazyComponent } from '../lib/loading/lazy-chunk';
import type { InLibraryProps } from './in-library';
import type { SeasonCountProps } from './season-count';

const InLibrary = lazyComponent(() => import('./in-library').then((chunk) => chunk.InLibrary), 'background');

const OnOwnServer = lazyComponent(() => import('./in-library').then((chunk) => chunk.OnOwnServer), 'background');

/** What the library has of a title, and a server of the visitor's own. Their code is loaded only where there is one. */
export function LibraryLine(props: InLibraryProps) {
  const { hasLibrary } = useConfig();
  const server = useAppSelector((state) => !props.episode && selectOwnServer(state, props.of));
  return (
    <Suspense>
      {hasLibrary && <InLibrary {...props} />}
      {server && <OnOwnServer name={server} />}
    </Suspense>
  );
}

const SeasonCount = lazyComponent(() => import('./season-count').then((chunk) => chunk.SeasonCount), 'background');

/** How many of a season's episodes the library has; until that is known, and otherwise, the children. */
export const LibrarySeasonCount = (props: SeasonCountProps) =>
  useConfig().hasLibrary ? (
    <Suspense fallback={props.children}>
      <SeasonCount {...props} />
    </Suspense>
  ) : (
    props.children
  );

const Ask = lazyComponent(() => import('./ask-for-title').then((chunk) => chunk.AskForTitle), 'background');

/** Asks for what the library does not have, on a site that takes requests. */
export const LibraryRequest = (props: RequestedTitle) =>
  useConfig().hasRequests ? (
    <Suspense>
      <Ask {...props} />
    </Suspense>
  ) : null;
