import { originsOf } from '../../lib/origins-of';
import type { OperatorContent } from './operator-content';

/**
 * Origins of the pictures in ads and modals, for the Content-Security-Policy: using them in the content allows them.
 */
export const contentImageOrigins = (content: OperatorContent): string[] =>
  originsOf([
    ...content.ads.read().map(({ gifUrl }) => gifUrl),
    ...content.modals.read().flatMap(({ image, bgImage }) => [image, bgImage]),
  ]);

/** Origins of the guide's videos. */
export const contentMediaOrigins = (content: OperatorContent): string[] =>
  originsOf((content.guide.read().videos ?? []).map(({ url }) => url));

/** Origin of the community chat that the guide embeds. */
export const contentFrameOrigins = (content: OperatorContent): string[] =>
  originsOf([content.guide.read().chatWidgetUrl]);
