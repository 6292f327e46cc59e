import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { episodeKey, type EpisodePosition } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { useState, type SubmitEvent } from 'react';
import { watchedDay } from '../../../shared/lib/format/watched-day';
import { useNow } from '../../../shared/lib/timing/use-now';
import { useAppDispatch } from '../../../shared/store';
import { ChosenTitle, EpisodeChoice, TitleFinder, useEpisodes, type EpisodeChosen } from '../../../shared/titles';
import { Button } from '../../../shared/ui';
import { HeadedModal } from '../../../shared/ui/dialog';
import { DateChoice, dayProblem, type ChosenDay } from './date-choice';
import { rowName } from '../episodes-text';
import { addPlays } from './edit-plays';

const FIRST: EpisodeChosen = { season: null, episode: null };

interface AddPlayDialogProps {
  /** Initial title; without it the dialog starts with a search. */
  title?: MediaItem | undefined;
  episode?: EpisodePosition | undefined;
  onClose: () => void;
}

/** Logs something that was watched elsewhere: title, episode and date. */
export function AddPlayDialog({ title: first, episode, onClose }: AddPlayDialogProps) {
  const dispatch = useAppDispatch();
  const today = watchedDay(useNow());
  const [title, setTitle] = useState<MediaItem | null>(first ?? null);
  const [chosen, setChosen] = useState<EpisodeChosen>(episode ?? FIRST);
  const [day, setDay] = useState<ChosenDay>(today);
  const [error, setError] = useState<string | null>(null);
  const episodes = useEpisodes(title, chosen);
  const played = episodes.played();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const problem = dayProblem(day, today);
    setError(problem);
    if (!title || problem !== null || played.length === 0) return;
    const parts = played.flatMap(({ episode }) => (episode ? episodeKey(episode.season, episode.number) : []));
    dispatch(addPlays(rowName(title.title, parts), played, day));
    onClose();
  };
  return (
    <HeadedModal title={t`Add to diary`} onClose={onClose}>
      {title ? (
        <form onSubmit={save} noValidate>
          <ChosenTitle
            title={title}
            onChange={() => {
              setTitle(null);
              setChosen(FIRST);
            }}
          />
          {title.mediaType === 'tv' && (
            <div className="mb-5">
              <EpisodeChoice hasWholeSeason options={episodes} chosen={chosen} onChange={setChosen} />
            </div>
          )}
          <DateChoice value={day} onChange={setDay} today={today} error={error} />
          <Button type="submit" className="mt-5" disabled={played.length === 0}>
            <Trans>Add</Trans>
          </Button>
        </form>
      ) : (
        <TitleFinder onChoose={setTitle} />
      )}
    </HeadedModal>
  );
}
