import type { OverlayOptions } from 'sharp';
import { xml } from '../../../http/xml';
import { settable } from './card-fonts';
import { colors, mark, star } from './card-shapes';
import { mirrored, POSTER } from './layout';
import { fitText } from './set-text';
import type { CardText } from './share-card';

const TITLE_SIZES = [112, 96, 84, 74, 66, 58, 50, 44];
const SITE_SIZE = 34;
/** Of the picture of the site itself. */
const BIG_SITE_SIZE = 72;
const STAR_SIZE = 30;
/** Facts run as the card does, whatever they begin with. */
const RTL_MARK = { ltr: '', rtl: '\u200f' };
/** Between a sign and the text after it. */
const SPACE = 14;

interface Column {
  start: number;
  width: number;
}

/** The site's name above; the title and its facts below, at the poster's feet. */
export async function textLayers(card: CardText, { start, width }: Column): Promise<OverlayOptions[]> {
  const layers: OverlayOptions[] = [];
  const add = (layer: Pick<OverlayOptions, 'input' | 'raw'>, wide: number, { x, top }: { x: number; top: number }) =>
    layers.push({ ...layer, left: Math.round(mirrored(x, wide, card.direction)), top: Math.round(top) });

  const name = card.names.map(settable).find((text) => text !== null);
  const siteName = settable(card.siteName);
  const isOfSite = name === siteName;
  if (!isOfSite) add({ input: mark(SITE_SIZE) }, SITE_SIZE, { x: start, top: POSTER.top - 3 });
  if (siteName && !isOfSite) {
    const indent = SITE_SIZE + SPACE;
    const style = { sizes: [28], weight: 'SemiBold', color: colors.ink, height: 40 } as const;
    const site = await fitText(siteName, { ...style, width: width - indent });
    add(site, site.raw.width, { x: start + indent, top: POSTER.top + 12.5 - site.raw.height / 2 });
  }

  let bottom = POSTER.top + POSTER.height;
  const line = settable(card.line) ?? '';
  if (line || card.rating !== null) {
    const indent = card.rating === null ? 0 : STAR_SIZE + SPACE;
    const rating = card.rating === null ? '' : xml(card.rating);
    const facts = await fitText(line, {
      ...{ sizes: [30, 27, 24], weight: 'Medium', color: colors.soft, width: width - indent, height: 42 },
      prefix:
        RTL_MARK[card.direction] +
        (rating && `<span weight="bold" foreground="${colors.ink}">${rating}</span>${line && '\u2003'}`),
    });
    const top = bottom - facts.raw.height;
    if (rating) add({ input: star(STAR_SIZE) }, STAR_SIZE, { x: start, top: top - 4 });
    add(facts, facts.raw.width, { x: start + indent, top });
    bottom = top - 30;
  }

  if (name) {
    const height = bottom - POSTER.top - 72;
    const title = await fitText(name, { sizes: TITLE_SIZES, weight: 'Bold', color: colors.ink, width, height });
    const top = bottom - title.raw.height;
    add(title, title.raw.width, { x: start, top });
    if (isOfSite) add({ input: mark(BIG_SITE_SIZE) }, BIG_SITE_SIZE, { x: start, top: top - BIG_SITE_SIZE - SPACE });
  }
  return layers;
}
