import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FileMatch, OperatorLibraryFile } from '@marquee/core/contracts';
import type { MediaItem } from '@marquee/tmdb';
import { useState, type SubmitEvent } from 'react';
import { ChosenTitle, EpisodeChoice, TitleFinder, useEpisodes, type EpisodeChosen } from '../../shared/titles';
import { Button, Spinner } from '../../shared/ui';
import { HeadedModal } from '../../shared/ui/dialog';
import { libraryApi } from './library-api';
import { likelyTitles } from './likely-titles';

interface MatchDialogProps {
  file: OperatorLibraryFile;
  onClose: () => void;
}

/** Initial search text: the title that was read, else the words of the file's name. */
const guessOf = ({ path, reading }: OperatorLibraryFile): string =>
  reading?.title ??
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .replace(/[._]+/g, ' ');

const namedIn = (file: OperatorLibraryFile) => file.reading ?? { mediaType: null, title: guessOf(file), year: null };

const fromReading = ({ reading }: OperatorLibraryFile): EpisodeChosen => ({
  season: reading?.season ?? null,
  episode: reading?.season == null ? null : (reading.episodes[0] ?? null),
});

/** Matches a file with a title, and an episode, by hand. */
export function MatchDialog({ file, onClose }: MatchDialogProps) {
  const [title, setTitle] = useState<MediaItem | null>(null);
  const [chosen, setChosen] = useState<EpisodeChosen>(fromReading(file));
  const [save, { isLoading, isError }] = libraryApi.useMatchFileMutation();
  const episodes = useEpisodes(title, chosen);
  const [played, ...more] = episodes.played();
  const isComplete = played !== undefined && more.length === 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!title || !isComplete) return;
    const { mediaType, id, title: name, year } = title;
    const match: FileMatch = {
      mediaType,
      tmdbId: id,
      title: name.slice(0, 300),
      year,
      ...(played.episode && { season: played.episode.season, episode: played.episode.number }),
    };
    void save({ folder: file.folder, path: file.path, match })
      .unwrap()
      .then(onClose, () => undefined);
  };
  return (
    <HeadedModal
      title={t`Match manually`}
      text={<bdi className="[overflow-wrap:anywhere]">{file.path}</bdi>}
      onClose={onClose}
    >
      {title ? (
        <form onSubmit={submit} noValidate>
          <ChosenTitle title={title} onChange={() => setTitle(null)} />
          {title.mediaType === 'tv' && <EpisodeChoice options={episodes} chosen={chosen} onChange={setChosen} />}
          {isError && (
            <p role="alert" className="mt-4 text-sm text-danger">
              <Trans>The match couldn’t be saved. Try again.</Trans>
            </p>
          )}
          <Button type="submit" data-autofocus className="mt-5" disabled={!isComplete || isLoading}>
            {isLoading && <Spinner label={t`Saving`} />}
            <span>
              <Trans>Save</Trans>
            </span>
          </Button>
        </form>
      ) : (
        <TitleFinder
          initial={guessOf(file)}
          suggest={(results) => likelyTitles(namedIn(file), results)}
          onChoose={setTitle}
        />
      )}
    </HeadedModal>
  );
}
