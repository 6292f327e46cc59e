import { categoryHref, genres, type MediaType } from '@marquee/core';
import { ArrowUpRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Section, TabList, TabPanel } from '../../shared/ui';

const options = [
  { value: 'tv', label: 'TV' },
  { value: 'movie', label: 'Movies' },
] as const satisfies { value: MediaType; label: string }[];

const Tile = ({ slug, name }: { slug: string; name: string }) => (
  <li className="-mt-px -ml-px flex-[1_1_50%] border md:flex-[1_1_13rem]">
    <Link
      to={categoryHref(slug)}
      className="group flex h-16 items-center justify-between gap-2 bg-canvas px-4 transition-colors hover:bg-accent hover:text-on-accent focus-visible:z-10 focus-visible:-outline-offset-2 md:h-20 md:px-5"
    >
      <span className="display text-lg md:text-xl">{name}</span>
      <ArrowUpRight
        aria-hidden
        className="size-4 shrink-0 text-ink-faint transition group-hover:translate-x-0.5 group-hover:-translate-y-0.5 group-hover:text-on-accent"
      />
    </Link>
  </li>
);

/** Genres as the letters of the sign, for series at first. */
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
        <ul className="flex flex-wrap pt-px pl-px">
          {genres
            .filter(({ types }) => types.includes(mediaType))
            .map(({ slug, name }) => (
              <Tile key={slug} slug={slug} name={name} />
            ))}
        </ul>
      </TabPanel>
    </Section>
  );
}
