import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ImportRecord } from '@marquee/core/import';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useServices } from '../../shared/store';
import { Button, buttonClass, EmptyState, ProgressBar, Skeleton } from '../../shared/ui';
import { offerFormat, type OfferedFormat } from './export-files';
import { formatText, lossText } from './export-texts';
import { FileLink } from './file-link';
import { withImdbNumbers } from './imdb-numbers';
import { useExport, type Export } from './use-export';

/** Exports the visitor's data in all supported formats. */
export function ExportPage() {
  const made = useExport();
  return (
    <div className="page-x max-w-5xl py-10 md:py-14" aria-busy={!made?.isReady}>
      <h1 className="display text-3xl md:text-4xl">
        <Trans>Export</Trans>
      </h1>
      <p className="mt-3 mb-8 max-w-prose text-ink-soft">
        <Trans>Everything you keep here is yours. The files are made in this browser.</Trans>
      </p>
      {made ? <Files made={made} /> : <Placeholders />}
    </div>
  );
}

function Files({ made: { all, records, formats, isReady } }: { made: Export }) {
  const isEmpty = records.length === 0;
  return (
    <>
      <Row name={t`Everything`} text={t`Marquee’s own file, with your settings. Importing it brings all of it back.`}>
        <FileLink file={all} />
      </Row>
      {isEmpty ? (
        <EmptyState
          title={t`Nothing to export yet`}
          text={t`What you watch, rate and save can be exported here.`}
          action={
            <Link to="/import" className={buttonClass()}>
              <Trans>Import</Trans>
            </Link>
          }
        />
      ) : (
        formats.map((offered) => <Format key={offered.format} offered={offered} />)
      )}
      {!isEmpty && isReady && <Imdb records={records} />}
    </>
  );
}

const Row = ({ name, text, note, children }: { name: string; text: string; note?: string; children: ReactNode }) => (
  <section
    aria-label={name}
    className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-6"
  >
    <div className="min-w-0 max-w-prose">
      <h2 className="text-lg font-semibold">{name}</h2>
      <p className="mt-1 text-ink-soft">{text}</p>
      {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
    </div>
    <div className="flex flex-wrap gap-3">{children}</div>
  </section>
);

const Format = ({ offered: { format, files, losses } }: { offered: OfferedFormat }) => (
  <Row {...formatText(format)} note={lossText(losses)}>
    {files.map((file) => (
      <FileLink key={file.name} file={file} />
    ))}
  </Row>
);

/** IMDb identifies titles by its own ids, which are looked up on request. */
function Imdb({ records }: { records: readonly ImportRecord[] }) {
  const dispatch = useAppDispatch();
  const { now } = useServices();
  const [progress, setProgress] = useState<number | null>(null);
  const [offered, setOffered] = useState<OfferedFormat | null>(null);
  if (offered) return <Format offered={offered} />;
  const prepare = async () => {
    setProgress(0);
    const numbered = await withImdbNumbers(records, dispatch, (done, total) => setProgress((100 * done) / total));
    setOffered(await offerFormat('imdb', numbered, now()));
  };
  return (
    <Row {...formatText('imdb')}>
      {progress === null ? (
        <Button variant="secondary" onClick={() => void prepare()}>
          <Trans>Prepare files</Trans>
        </Button>
      ) : (
        <ProgressBar label={t`Looking up IMDb IDs`} percent={progress} className="w-48" />
      )}
    </Row>
  );
}

const Placeholders = () => (
  <div aria-busy aria-label={t`Preparing your files`}>
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} className="mb-4 h-20 rounded-lg" />
    ))}
  </div>
);
