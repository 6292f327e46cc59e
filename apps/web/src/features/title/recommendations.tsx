import { memo } from 'react';
import { popularApi } from '../../shared/api';
import { MediaRow, PosterCard } from '../../shared/ui';
import { suggestionsOf } from './suggestions';
import type { AnyTitle } from './title-facts';

/** 'Our Recommendations'. A title that nothing is known to resemble is followed by what is popular. */
export const Recommendations = memo(({ title }: { title: AnyTitle }) => {
  const own = suggestionsOf(title);
  const { data } = popularApi.usePopularQuery({ mediaType: title.mediaType }, { skip: own.length > 0 });
  const items = own.length > 0 ? own : (data?.results ?? []).filter(({ key }) => key !== title.key);
  if (items.length === 0) return null;
  return (
    <MediaRow title="Our Recommendations">
      {items.map((item) => (
        <li key={item.key}>
          <PosterCard item={item} />
        </li>
      ))}
    </MediaRow>
  );
});
