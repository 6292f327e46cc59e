import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { turns } from '../../testing/event-loop';
import { EpisodeChoice, type EpisodeChosen, type useEpisodes } from './episode-choice';

afterEach(cleanup);

type Options = ReturnType<typeof useEpisodes>;
const loading: Options = {
  seasons: [],
  seasonNumber: null,
  episodes: [],
  episode: null,
  played: () => [],
  hasFailed: false,
};

/** The dialog “Add to diary”, while the episodes of the series are loading. */
function Dialog({ onChange }: { onChange: (chosen: EpisodeChosen) => void }) {
  const [chosen, setChosen] = useState<EpisodeChosen>({ season: null, episode: null });
  const change = (next: EpisodeChosen) => {
    onChange(next);
    setChosen(next);
  };
  return <EpisodeChoice hasWholeSeason options={loading} chosen={chosen} onChange={change} />;
}

it('chooses nothing by itself while the episodes are loading, least of all the whole season [DIARY-04]', async () => {
  const choices: EpisodeChosen[] = [];
  render(<Dialog onChange={(chosen) => choices.push(chosen)} />);
  await screen.findByLabelText('Episode');
  await turns();
  expect(choices).toEqual([]);
});
