import { t } from '@lingui/core/macro';
import type { PastedUrl } from '@marquee/core';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { selectAddresses } from '../../shared/store/sources.slice';
import { EmptyState, IconButton } from '../../shared/ui';
import { removeAddress } from './source-thunks';
import { hostOf } from './source-texts';
import { AddressDialog } from './address-dialog';

/** URLs of single titles, latest first. */
export function AddressList() {
  const dispatch = useAppDispatch();
  const addresses = useAppSelector(selectAddresses);
  const [edited, setEdited] = useState<PastedUrl | null>(null);
  if (addresses.length === 0) {
    return (
      <EmptyState title={t`No URLs yet`} text={t`If no source has a title, choose “Play from a URL…” on its page.`} />
    );
  }
  return (
    <>
      <ul className="border-b border-line">
        {[...addresses].reverse().map((entry) => {
          const { label, title } = entry;
          return (
            <li key={entry.id} className="flex items-center gap-2 border-t border-line py-2">
              <div className="min-w-0 flex-1">
                <Link
                  to={entry.href}
                  className="flex min-h-11 items-center font-semibold break-words hover:text-accent-ink"
                >
                  {entry.title}
                </Link>
                <p className="pb-1 text-sm break-all text-ink-soft">
                  {[...new Set([label, hostOf(entry.address), entry.captions && t`with subtitles`])]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <IconButton label={t`Change ${label} of ${title}`} onClick={() => setEdited(entry)}>
                <Pencil aria-hidden className="size-5" />
              </IconButton>
              <IconButton label={t`Remove ${label} of ${title}`} onClick={() => dispatch(removeAddress(entry))}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {edited && <AddressDialog target={edited} before={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
