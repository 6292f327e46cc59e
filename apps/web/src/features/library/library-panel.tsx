import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  LIBRARY_PAGE_SIZE,
  type OperatorLibrary,
  type OperatorLibraryFile,
  type OperatorLibraryQuery,
} from '@marquee/core/contracts';
import { FolderOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isCallFailure } from '../../shared/api/call-failure';
import { failureLine } from '../../shared/form/failure-text';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import type { EditHandler } from '../../shared/lib/routing/use-latest-search-params';
import { EmptyState, ErrorState, Pagination, showToast, Skeleton } from '../../shared/ui';
import { FileRow } from './file-row';
import { libraryApi } from './library-api';
import { LibraryFilters } from './library-filter-fields';
import { ScanStatus } from './scan-status';

const MatchDialog = lazyComponent(() => import('./match-dialog').then((chunk) => chunk.MatchDialog));

/** Polling interval while files are read, while seasons are compared, and afterwards, when files may still change. */
const POLL_MS = { reading: 2_000, comparing: 15_000, idle: 60_000 };

function activityOf(library: OperatorLibrary | undefined): keyof typeof POLL_MS {
  if (library?.hasFolders === false) return 'idle';
  if (!library?.isScanned || library.progress.left > 0) return 'reading';
  const { skipTimes } = library;
  return skipTimes && skipTimes.method !== 'off' && skipTimes.done < skipTimes.seasons ? 'comparing' : 'idle';
}

interface LibraryPanelProps {
  filters: OperatorLibraryQuery;
  onChange: EditHandler<OperatorLibraryQuery>;
  /** The address of the page with other filters. */
  hrefOf: (filters: OperatorLibraryQuery) => string;
}

const Loading = () => <Skeleton className="mt-8 h-96 w-full rounded-xl" />;

const HowToStart = () => (
  <div className="mt-8">
    <EmptyState
      icon={FolderOpen}
      title={t`No media folders yet`}
      text={t`Add one, and its movies and series are listed here.`}
    />
  </div>
);

/** Shown if the files cannot be loaded. */
function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isServers =
    isCallFailure(error) && (error.code === 'library_not_shared' || error.code === 'library_unavailable');
  return (
    <div className="mt-8">
      <ErrorState
        onRetry={onRetry}
        {...(isServers && { title: t`The library can’t be shown`, text: failureLine(error) })}
      />
    </div>
  );
}

/** The library's files, for operators: the match of each, or why it is not served (LIBRARY-12, LIBRARY-13). */
export function LibraryPanel({ filters, onChange, hrefOf }: LibraryPanelProps) {
  const [activity, setActivity] = useState<keyof typeof POLL_MS>('reading');
  const { data, isError, error, refetch } = libraryApi.useOperatorLibraryQuery(filters, {
    pollingInterval: POLL_MS[activity],
  });
  const now = isError ? 'idle' : activityOf(data);
  if (now !== activity) setActivity(now);
  if (isError) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!data.hasFolders) return <HowToStart />;
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        <Trans>See what each file in your media folders was matched with, and what was left out.</Trans>
      </p>
      <ScanStatus library={data} />
      <LibraryFilters filters={filters} counts={data.counts} onChange={onChange}>
        <FileList filters={filters} files={data.files} total={data.total} hrefOf={hrefOf} />
      </LibraryFilters>
    </>
  );
}

interface FileListProps extends Pick<LibraryPanelProps, 'filters' | 'hrefOf'> {
  files: readonly OperatorLibraryFile[];
  total: number;
}

function FileList({ filters, files, total, hrefOf }: FileListProps) {
  const [chosen, setChosen] = useState<OperatorLibraryFile | null>(null);
  const [matchFile, { isLoading }] = libraryApi.useMatchFileMutation();
  const forget = ({ folder, path }: OperatorLibraryFile) =>
    void matchFile({ folder, path, match: null })
      .unwrap()
      .catch(() => showToast({ kind: 'error', message: t`The match couldn’t be removed. Try again.` }));
  return (
    <>
      {files.length === 0 ? (
        <EmptyState icon={FolderOpen} title={filters.q === '' ? t`No files here` : t`No matches`} />
      ) : (
        <ul className="border-b border-line">
          {files.map((file) => (
            <FileRow
              key={`${file.folder}/${file.path}/${file.problem}`}
              file={file}
              isBusy={isLoading}
              onMatch={() => setChosen(file)}
              onForget={() => forget(file)}
            />
          ))}
        </ul>
      )}
      <Pagination
        current={filters.page}
        total={Math.ceil(total / LIBRARY_PAGE_SIZE)}
        hrefOf={(page) => hrefOf({ ...filters, page })}
      />
      {chosen && (
        <Suspense>
          <MatchDialog file={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
