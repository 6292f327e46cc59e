import { titleHref } from '@marquee/core';
import { useState, type ReactNode } from 'react';
import { useConfig } from '../../shared/api';
import { useCanonicalAddress } from '../../shared/lib/use-canonical-address';
import { useSetting } from '../../shared/store/settings.slice';
import { PageTitle, StructuredData } from '../../shared/ui';
import { TitleBody } from './title-body';
import type { AnyTitle } from './title-facts';
import { TitleHero } from './title-hero';
import { titleData } from './title-data';
import { WhereToWatch } from './watch-options/where-to-watch';

interface TitlePageProps {
  title: AnyTitle;
  stage?: ReactNode;
  actions?: ReactNode;
  /** The films that this one belongs with. */
  collection?: ReactNode;
  /** Between hero and credits. */
  children?: ReactNode;
}

/** The page of a film or a series. */
export function TitlePage({ title, stage, actions, collection, children }: TitlePageProps) {
  useCanonicalAddress(titleHref(title.mediaType, title.id, title.title));
  const { region: siteRegion } = useConfig();
  const ownRegion = useSetting('region');
  const [chosenRegion, setRegion] = useState<string | null>(null);
  const name = title.year === null ? title.title : `${title.title} (${title.year})`;
  return (
    <>
      <PageTitle title={name} />
      <StructuredData data={titleData(title)} />
      <TitleHero title={title} stage={stage} actions={actions} />
      <TitleBody
        title={title}
        collection={collection}
        offers={
          <WhereToWatch
            byRegion={title.watchOptionsByRegion}
            region={chosenRegion ?? ownRegion ?? siteRegion}
            onRegionChange={setRegion}
          />
        }
      >
        {children}
      </TitleBody>
    </>
  );
}
