import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/ui';
import { TitleBody } from './title-body';
import type { AnyTitle } from './title-facts';
import { TitleHero } from './title-hero';
import { useCanonicalAddress } from './use-canonical-address';

interface TitlePageProps {
  title: AnyTitle;
  stage?: ReactNode;
  actions?: ReactNode;
  /** Between hero and credits. */
  children?: ReactNode;
}

/** The page of a film or a series. */
export function TitlePage({ title, stage, actions, children }: TitlePageProps) {
  useCanonicalAddress(title.mediaType, title.id, title.title);
  const name = title.year === null ? title.title : `${title.title} (${title.year})`;
  return (
    <>
      <PageTitle title={name} />
      <TitleHero title={title} stage={stage} actions={actions} />
      <TitleBody title={title}>{children}</TitleBody>
    </>
  );
}
