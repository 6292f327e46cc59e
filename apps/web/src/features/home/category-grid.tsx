import { categoryHref, genres, type MediaType } from '@marquee/core';
import { useId, useState } from 'react';
import { PictureTile, Section, TabList, TabPanel } from '../../shared/ui';

const options = [
  { value: 'tv', label: 'TV' },
  { value: 'movie', label: 'Movies' },
] as const satisfies { value: MediaType; label: string }[];

/** Genres as pictures, for series at first. */
export function CategoryGrid({ initial = 'tv' }: { initial?: MediaType }) {
  const [mediaType, setMediaType] = useState<MediaType>(initial);
  const id = useId();
  return (
    <Section
      title="Categories"
      href="/categories"
      controls={<TabList id={id} label="Categories of" options={options} value={mediaType} onChange={setMediaType} />}
    >
      <TabPanel id={id} value={mediaType}>
        <ul className="tile-grid">
          {genres
            .filter(({ types }) => types.includes(mediaType))
            .map(({ slug, name }) => (
              <li key={slug}>
                <PictureTile href={categoryHref(slug)} name={name} picture={`genre-${slug}`} />
              </li>
            ))}
        </ul>
      </TabPanel>
    </Section>
  );
}
