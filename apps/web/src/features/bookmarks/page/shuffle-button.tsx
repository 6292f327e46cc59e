import { Trans } from '@lingui/react/macro';
import { titleHref } from '@marquee/core';
import { Shuffle } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../shared/store';
import { selectCollection } from '../../../shared/store/collections';
import { Button } from '../../../shared/ui';
import type { ListedBookmark } from './filter-and-sort';
import { pickTitle } from './pick-title';

const selectPlays = selectCollection('plays');

/** Opens a random title of the list, preferably an unwatched one (BOOKMARK-28). */
export function ShuffleButton({ listed }: { listed: readonly ListedBookmark[] }) {
  const navigate = useNavigate();
  const plays = useAppSelector(selectPlays);
  const open = () => {
    const picked = pickTitle(listed, plays, Math.random());
    if (picked) void navigate(titleHref(picked.item.mediaType, picked.item.id, picked.item.title));
  };
  return (
    <Button variant="secondary" onClick={open}>
      <Shuffle aria-hidden className="size-4" /> <Trans>Shuffle</Trans>
    </Button>
  );
}
