import { t } from '@lingui/core/macro';
import type { ImageFile } from '@marquee/tmdb';
import { MediaRow, Picture } from '../../shared/ui';

/** Stills of the episode. A single one is already shown at the top of the page. */
export const EpisodeImages = ({ stills, name }: { stills: readonly ImageFile[]; name: string }) =>
  stills.length > 1 && (
    <MediaRow title={t`Episode images`} cells="wide">
      {stills.map(({ path }, index) => {
        const number = index + 1;
        return (
          <li key={path} className="overflow-hidden rounded-md">
            <Picture path={path} kind="backdrop" alt={t`${name}, image ${number}`} sizes="20rem" />
          </li>
        );
      })}
    </MediaRow>
  );
