import { t } from '@lingui/core/macro';
import { collectionHref } from '@marquee/core';
import type { Collection } from '@marquee/tmdb';
import { Suspense } from 'react';
import { AddToHomeButton } from '../../../shared/home';
import { useCanonicalUrl } from '../../../shared/lib/routing/use-canonical-url';
import {
  EmptyState,
  Grid,
  PageTitle,
  PosterCard,
  Section,
  ShareButton,
  StructuredData,
  Description,
} from '../../../shared/ui';
import { HeroBody, HeroFrame, HeroHead, HeroPicture, HeroPoster } from '../../../shared/ui/hero-frame';
import { describeParts } from './describe-parts';

/** The films of a collection in order of release. */
export function CollectionPage({ collection }: { collection: Collection }) {
  const { id, name, overview, overviewLanguage, posterPath, backdropPath, parts } = collection;
  useCanonicalUrl(collectionHref(id, name));
  const backdrop = backdropPath ?? parts.find((part) => part.backdropPath !== null)?.backdropPath ?? null;
  const poster = posterPath ?? parts.find((part) => part.posterPath !== null)?.posterPath ?? null;
  return (
    <>
      <PageTitle title={name} />
      <StructuredData data={{ '@type': 'MovieSeries', name, ...(overview && { description: overview }) }} />
      <HeroFrame backdropPath={backdrop}>
        <HeroPoster>
          <HeroPicture path={poster} title={name} />
        </HeroPoster>
        <HeroHead>
          <p className="label tabular text-ink-soft">{describeParts(parts)}</p>
          <h1
            dir="auto"
            className={`display w-full max-w-4xl text-balance break-words ${name.length > 28 ? 'text-2xl md:text-4xl' : 'text-3xl md:text-5xl'}`}
          >
            {name}
          </h1>
        </HeroHead>
        <HeroBody>
          {overview && (
            <Description language={overviewLanguage} className="max-w-[68ch] leading-relaxed text-ink-soft">
              {overview}
            </Description>
          )}
          <div className="flex items-center gap-3">
            <ShareButton title={name} look="word" />
            <Suspense fallback={<span className="size-11" />}>
              <AddToHomeButton row={{ kind: 'collection', id, name }} name={name} />
            </Suspense>
          </div>
        </HeroBody>
      </HeroFrame>
      <div className="py-12">
        <Section title={t`The movies`}>
          {parts.length === 0 ? (
            <EmptyState title={t`No movies listed in this collection yet`} />
          ) : (
            <Grid label={name}>
              {parts.map((part) => (
                <li key={part.key}>
                  <PosterCard item={part} />
                </li>
              ))}
            </Grid>
          )}
        </Section>
      </div>
    </>
  );
}
