import { unpack, type Compact } from './imported/compact';
import type { CatalogueData } from './build/catalogue-data';
import { unpackText } from '@marquee/artwork/packed-text';
import { packedAuthored } from './generated/authored';
import { packedImported } from './generated/imported';

/** Marquee's built-in data: the authored titles, then the films of the list. */
export function embeddedData(): CatalogueData {
  const { filmFiles, seriesFiles, people } = JSON.parse(unpackText(packedAuthored)) as CatalogueData;
  const imported = unpack(JSON.parse(unpackText(packedImported)) as Compact);
  return {
    filmFiles: [...filmFiles, { file: 'imported', entries: imported.films }],
    seriesFiles,
    people: [...people, ...imported.people],
  };
}
