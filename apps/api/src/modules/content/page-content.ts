import type { Guide, Partners } from '@marquee/core/contracts';
import type { SiteOverrides } from './content-schemas';
import type { GuideFile, PartnersFile } from './page-schemas';

/** Claimed figures (INFO-05), shown as samples until the operator provides real ones. */
const SAMPLE_CLAIMS: Partners['figures'] = { adViews: '258K+', monthlyViews: '234k+', monthlyVisits: '70K+' };

/**
 * Recordings of the guide itself (apps/web/guides): getting a token from the built-in provider's page, and submitting
 * it.
 */
const OWN_VIDEOS: Guide['videos'] = [
  { title: 'Get your token', url: '/guides/get-token.mp4', captions: '/guides/get-token.vtt' },
  { title: 'Test it and submit it', url: '/guides/submit-token.mp4', captions: '/guides/submit-token.vtt' },
];

/** Marquee's built-in provider issues tokens itself, so the guide links to its page. */
export const guideContent = (file: GuideFile, ownProviderUrl: string | undefined): Guide => ({
  ...(ownProviderUrl !== undefined && { tokenPageUrl: `${ownProviderUrl}/token` }),
  ...file,
  videos: file.videos ?? (ownProviderUrl === undefined ? [] : OWN_VIDEOS),
  faq: file.faq ?? [],
});

export function partnersContent(file: PartnersFile, site: SiteOverrides): Partners {
  const email = file.email ?? site.links?.supportEmail;
  return {
    ...(email !== undefined && { email }),
    figures: file.figures ?? SAMPLE_CLAIMS,
    isSample: file.figures === undefined,
  };
}
