import { titleHref, truncateOverview } from '@marquee/core';
import { useState, type ReactNode } from 'react';
import { useRegion } from '../../shared/api';
import { useCanonicalUrl } from '../../shared/lib/routing/use-canonical-url';
import { PageTitle, StructuredData } from '../../shared/ui';
import { useHead } from '../../shared/ui/head';
import { TitleBody } from './title-body';
import type { AnyTitle } from './title-facts';
import { TitleHero } from './title-hero';
import { titleStructuredData } from './title-structured-data';
import { WhereToWatch } from './watch-options/where-to-watch';

/** Length that search engines show. */
const DESCRIPTION_CHARS = 160;

interface TitlePageProps {
  title: AnyTitle;
  stage?: ReactNode;
  actions?: ReactNode;
  /** Sources, shown below the overview. */
  sources?: ReactNode;
  /** The collection that the film belongs to. */
  collection?: ReactNode;
  /** Shown between hero and credits. */
  children?: ReactNode;
}

/** The page of a film or a series. */
export function TitlePage({ title, stage, actions, sources, collection, children }: TitlePageProps) {
  useCanonicalUrl(titleHref(title.mediaType, title.id, title.title));
  const ownRegion = useRegion();
  const [chosenRegion, setRegion] = useState<string | null>(null);
  useHead({
    type: title.mediaType === 'movie' ? 'video.movie' : 'video.tv_show',
    description: title.overview ? truncateOverview(title.overview, DESCRIPTION_CHARS) : undefined,
  });
  const name = title.year === null ? title.title : `${title.title} (${title.year})`;
  return (
    <>
      <PageTitle title={name} />
      <StructuredData data={titleStructuredData(title)} />
      <TitleHero title={title} stage={stage} actions={actions} sources={sources} />
      <TitleBody
        title={title}
        collection={collection}
        offers={
          <WhereToWatch
            byRegion={title.watchOptionsByRegion}
            region={chosenRegion ?? ownRegion}
            onRegionChange={setRegion}
          />
        }
      >
        {children}
      </TitleBody>
    </>
  );
}
