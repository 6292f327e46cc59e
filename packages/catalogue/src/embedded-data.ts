import { unpack, type Compact } from './breadth/compact';
import type { CatalogueData } from './build/catalogue-data';
import { unpackText } from '@marquee/artwork/packed-text';
import { packedAuthored } from './generated/authored';
import { packedBreadth } from './generated/breadth';

/** What Marquee carries: the authored titles, then the films of the list. */
export function embeddedData(): CatalogueData {
  const { filmFiles, seriesFiles, people } = JSON.parse(unpackText(packedAuthored)) as CatalogueData;
  const breadth = unpack(JSON.parse(unpackText(packedBreadth)) as Compact);
  return {
    filmFiles: [...filmFiles, { file: 'breadth', entries: breadth.films }],
    seriesFiles,
    people: [...people, ...breadth.people],
  };
}
