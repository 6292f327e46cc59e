import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../shared/ui';

interface PagesProps {
  /** Address of the first page; null on it. */
  first: string | null;
  /** Address of the next page; null on the last. */
  next: string | null;
}

/** Links between pages that begin where the last one ended. Back leads to the page before. */
export const Pages = ({ first, next }: PagesProps) =>
  first === null && next === null ? null : (
    <nav aria-label={t`Pages`} className="mt-6 flex flex-wrap justify-between gap-3">
      {first !== null && (
        <Link to={first} className={buttonClass('secondary')}>
          <Trans>First page</Trans>
        </Link>
      )}
      {next !== null && (
        <Link to={next} className={buttonClass('secondary')}>
          <Trans>Next page</Trans>
        </Link>
      )}
    </nav>
  );
