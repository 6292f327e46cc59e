import { Suspense } from 'react';
import type { RequestedTitle } from '@marquee/core';
import { useConfig } from '../api';
import { lazyComponent } from '../lib/loading/lazy-chunk';
import type { InLibraryProps } from './in-library';
import type { SeasonCountProps } from './season-count';

const InLibrary = lazyComponent(() => import('./in-library').then((chunk) => chunk.InLibrary), 'background');

/** What the library has of a title. Its code is loaded only on a site with a library. */
export const LibraryLine = (props: InLibraryProps) =>
  useConfig().hasLibrary ? (
    <Suspense>
      <InLibrary {...props} />
    </Suspense>
  ) : null;

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
