import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  LIBRARY_PAGE_SIZE,
  type OperatorLibrary,
  type OperatorLibraryFile,
  type OperatorLibraryQuery,
} from '@marquee/core/contracts';
import { FolderOpen, LockKeyhole } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import type { EditHandler } from '../../shared/lib/routing/use-latest-search-params';
import { useAppSelector, useIsRestored } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import { buttonClass, EmptyState, ErrorState, Pagination, showToast, Skeleton } from '../../shared/ui';
import { FileRow } from './file-row';
import { isLibraryFailure, libraryApi } from './library-api';
import { filtersToSearch } from './library-filters';
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

interface LibraryPageProps {
  filters: OperatorLibraryQuery;
  onChange: EditHandler<OperatorLibraryQuery>;
}

/** The library's files, for operators: the match of each, or why it is not served (LIBRARY-12, LIBRARY-13). */
export function LibraryPage(props: LibraryPageProps) {
  const isRestored = useIsRestored();
  const user = useAppSelector(selectUser);
  return (
    <div className="page-x py-10 md:py-14" aria-busy={!isRestored}>
      <div className="mx-auto max-w-4xl">
        <h1 className="display text-3xl md:text-4xl">
          <Trans>Library</Trans>
        </h1>
        <p className="mt-3 max-w-prose text-ink-soft">
          <Trans>See what each file in your media folders was matched with, and what was left out.</Trans>
        </p>
        {isRestored ? user ? <Files {...props} /> : <ForOperators isGuest /> : <Loading />}
      </div>
    </div>
  );
}

const Loading = () => <Skeleton className="mt-8 h-96 w-full rounded-xl" />;

const ForOperators = ({ isGuest = false }) => (
  <div className="mt-8">
    <EmptyState
      icon={LockKeyhole}
      title={t`This page is for this site’s operators`}
      text={
        isGuest
          ? t`Log in with an operator’s account to see the library’s files.`
          : t`Your account isn’t an operator’s.`
      }
      action={
        isGuest && (
          <Link to="/login" className={buttonClass('primary')}>
            <Trans>Log in</Trans>
          </Link>
        )
      }
    />
  </div>
);

const HowToStart = () => (
  <div className="mt-8">
    <EmptyState
      icon={FolderOpen}
      title={t`No media folders yet`}
      text={t`Set MEDIA_DIR to the folders that hold your movies and series, such as MEDIA_DIR=/srv/movies:/srv/series, and restart Marquee.`}
    />
  </div>
);

/** Shown if the files cannot be loaded. */
function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = isLibraryFailure(error) ? error.code : null;
  if (code === 'not_found' || code === 'unauthorized') return <ForOperators isGuest={code === 'unauthorized'} />;
  const text =
    code === 'library_not_shared'
      ? t`The stream provider doesn’t know this site. Set the same PROVIDER_SECRET for both, and PROVIDER_INTERNAL_URL if they run on different machines.`
      : code === 'library_unavailable'
        ? t`The stream provider, which holds the library, couldn’t be reached. Check its log on the server.`
        : undefined;
  return (
    <div className="mt-8">
      <ErrorState onRetry={onRetry} {...(text !== undefined && { title: t`The library can’t be shown`, text })} />
    </div>
  );
}

function Files({ filters, onChange }: LibraryPageProps) {
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
      <ScanStatus library={data} />
      <LibraryFilters filters={filters} counts={data.counts} onChange={onChange}>
        <FileList filters={filters} files={data.files} total={data.total} />
      </LibraryFilters>
    </>
  );
}

interface FileListProps {
  filters: OperatorLibraryQuery;
  files: readonly OperatorLibraryFile[];
  total: number;
}

function FileList({ filters, files, total }: FileListProps) {
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
        hrefOf={(page) => `/library?${filtersToSearch({ ...filters, page }).toString()}`}
      />
      {chosen && (
        <Suspense>
          <MatchDialog file={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
