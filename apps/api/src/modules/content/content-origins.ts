import { originsOf } from '../../lib/origins-of';
import type { OperatorContent } from './operator-content';

/** Hosts of the pictures in ads and modals, for the Content-Security-Policy: naming one in the content is what allows it. */
export const contentImageOrigins = (content: OperatorContent): string[] =>
  originsOf([
    ...content.ads.read().map(({ gifUrl }) => gifUrl),
    ...content.modals.read().flatMap(({ image, bgImage }) => [image, bgImage]),
  ]);

/** Hosts of the guide's videos. */
export const contentMediaOrigins = (content: OperatorContent): string[] =>
  originsOf((content.guide.read().videos ?? []).map(({ url }) => url));

/** Host of the community chat that the guide embeds. */
export const contentFrameOrigins = (content: OperatorContent): string[] =>
  originsOf([content.guide.read().chatWidgetUrl]);
