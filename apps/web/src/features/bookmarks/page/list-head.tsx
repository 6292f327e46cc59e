import type { ReactNode } from 'react';
import { Picture } from '../../../shared/ui';

/** More pictures would be too narrow on a phone. */
export const COLLAGE = 4;

interface ListHeadProps {
  name: string;
  /** `3 movies · 1 series`; empty until it is known. */
  facts: string;
  /** Backdrops of the first titles, at most `COLLAGE`. One whose path is not known yet keeps its place. */
  collage: readonly { key: string; path: string | null | undefined }[];
  children: ReactNode;
}

/** The band above a list: its name over pictures of its titles. Equally high without pictures. */
export const ListHead = ({ name, facts, collage, children }: ListHeadProps) => (
  <header className="relative isolate flex min-h-56 items-end md:min-h-72 low:md:min-h-0">
    <div aria-hidden className="absolute print:hidden inset-0 -z-10 flex overflow-hidden">
      {collage.map(({ key, path }) => (
        <div key={key} className="min-w-0 flex-1 max-md:[&:nth-child(n+3)]:hidden">
          {path && (
            <Picture path={path} kind="backdrop" alt="" sizes="(min-width: 48rem) 25vw, 50vw" className="h-full" />
          )}
        </div>
      ))}
      <div className="absolute inset-0 bg-linear-to-t from-canvas via-canvas/75 to-canvas/40" />
    </div>
    <div className="page-x flex w-full flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-16 pb-3 print:pt-0 low:md:pt-6">
      <div className="min-w-0">
        <h1 dir="auto" className="display text-4xl break-words md:text-6xl">
          {name}
        </h1>
        <p className="tabular mt-2 min-h-6 text-ink-soft">{facts}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:px-3.5">{children}</div>
    </div>
  </header>
);
