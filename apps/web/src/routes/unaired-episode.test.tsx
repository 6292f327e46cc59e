import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeTmdb, json, wireEpisode, wireSeason, wireTvDetails } from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { firstOf } from '../testing/first-of';
import { providerWith, renderPage } from '../testing/render-page';
import { Component } from './episode';

const aired = wireEpisode({ id: 501, season_number: 1, episode_number: 1, name: 'Part 1' });
const unaired = wireEpisode({ id: 502, season_number: 1, episode_number: 2, name: 'Part 2', air_date: '2999-01-01' });
const season = { ...firstOf(wireTvDetails().seasons), season_number: 1, episode_count: 2 };
const open = () =>
  renderPage(Component, {
    path: '/series/201/1/1?play=true',
    pattern: '/series/:id/:season/:episode',
    provider: providerWith('tv/201'),
    tmdb: createFakeTmdb({
      'tv/201': json(wireTvDetails({ id: 201, name: 'Signal Box', seasons: [season] })),
      'tv/201/season/1': json(wireSeason({ season_number: 1, episodes: [aired, unaired] })),
      'tv/201/season/1/episode/1': json(aired),
      'tv/201/season/1/episode/2': json(unaired),
    }),
  });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('an episode that has yet to air', () => {
  it('is not opened by Next Episode, which says when it airs [PLAYER-12]', async () => {
    const { engines, address } = open();
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    act(() => engines[0]?.setState({ paused: false, positionSec: 96 }));
    expect(await screen.findByText('The next episode airs on January 1, 2999')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Next Episode/ })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(screen.getByText(/airs on January 1, 2999/, { selector: '[role=status]' })).toBeTruthy();
    expect(address()).toBe('/series/201/1/1?play=true');
  });

  it('closes a player that arrives at it, and says when it airs', async () => {
    const { engines } = open();
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: /^Next episode/ }));
    expect(await screen.findByText('Not released yet. It comes out on January 1, 2999.')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
  });
});
