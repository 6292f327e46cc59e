import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { MediaRow, PosterCard } from '../../shared/ui';
import type { AnyTitle } from './title-facts';
import { useSuggestions } from './use-suggestions';

/** "Our Recommendations"; popular titles if there are none. */
export const Recommendations = memo(({ title }: { title: AnyTitle }) => {
  const items = useSuggestions(title);
  if (items.length === 0) return null;
  return (
    <MediaRow title={t`Our Recommendations`}>
      {items.map((item) => (
        <li key={item.key}>
          <PosterCard item={item} />
        </li>
      ))}
    </MediaRow>
  );
});
