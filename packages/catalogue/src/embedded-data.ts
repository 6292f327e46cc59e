import { unpackText } from '@marquee/artwork/packed-text';
import type { CatalogueData } from './build/catalogue-data';
import { packedData } from './generated/data';

/** Marquee's built-in data: the authored titles, then the imported films. */
export const embeddedData = (): CatalogueData => JSON.parse(unpackText(packedData)) as CatalogueData;
