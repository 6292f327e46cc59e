import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { categoryHref, genres, type MediaType } from '@marquee/core';
import { useId, useState } from 'react';
import { genreName } from '../../shared/lib/format/genre-name';
import { translateOptions } from '../../shared/lib/format/translate-options';
import { PictureTile, Section, TabList, TabPanel } from '../../shared/ui';

const options = [
  { value: 'tv', label: msg`TV` },
  { value: 'movie', label: msg`Movies` },
] as const satisfies { value: MediaType; label: MessageDescriptor }[];

/** Genres as pictures, initially those of series. */
export function CategoryGrid({ initial = 'tv' }: { initial?: MediaType }) {
  const [mediaType, setMediaType] = useState<MediaType>(initial);
  const id = useId();
  return (
    <Section
      title={t({ message: 'Categories', context: 'genres' })}
      href="/categories"
      controls={
        <TabList
          id={id}
          label={t`Type of titles`}
          options={translateOptions(options)}
          value={mediaType}
          onChange={setMediaType}
        />
      }
    >
      <TabPanel id={id} value={mediaType}>
        <ul className="tile-grid">
          {genres
            .filter(({ types }) => types.includes(mediaType))
            .map(({ slug }) => (
              <li key={slug}>
                <PictureTile href={categoryHref(slug)} name={genreName(slug)} picture={`genre-${slug}`} />
              </li>
            ))}
        </ul>
      </TabPanel>
    </Section>
  );
}
