import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner';

/** Results that a finder shows, and how long it waits for more text. */
export const FINDER = { shown: 6, delayMs: 250 } as const;

interface FinderFieldProps extends ComponentProps<'input'> {
  isFetching: boolean;
  isError: boolean;
  /** Said where there are no results; false or empty while there are. */
  emptyText: string | false | undefined;
}

/** The search field of a finder, and what there is to say of the search below it. */
export const FinderField = ({ isFetching, isError, emptyText, ...input }: FinderFieldProps) => (
  <>
    <div className="relative">
      <input type="search" autoComplete="off" {...input} />
      {isFetching && (
        <span className="absolute top-1/2 end-4 -translate-y-1/2">
          <Spinner />
        </span>
      )}
    </div>
    <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
      {emptyText}
    </p>
    {isError && (
      <p role="alert" className="mt-2 text-sm text-danger">
        <Trans>The search failed. Try again.</Trans>
      </p>
    )}
  </>
);
