import { prepareMotifWords } from './motifs/choose';
import { loadFaces } from './type/face';

/** Loads the fonts and the motif words now (about 20 ms, once), so that no picture has to wait for them. */
export function warmArtwork(): void {
  loadFaces();
  prepareMotifWords();
}
