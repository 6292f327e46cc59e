import { SAMPLE_FIGURES } from '@marquee/core';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { defaultConfig } from '../../shared/config/default-config';
import { renderApp } from '../../testing/render-app';
import { StatisticsPage } from './statistics-page';

const show = (api: Record<string, unknown> = { '/api/config': defaultConfig }) =>
  renderApp(<StatisticsPage />, { api });
const region = (name: string) => screen.findByRole('region', { name }).then((found) => within(found));

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the statistics page', () => {
  it('says when the site was launched and how many days ago [STATS-01, STATS-02]', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2025, 1, 23 + 100, 5));
    show();
    expect(await screen.findByText('Launched on February 23, 2025, 100 days ago.')).toBeTruthy();
    const cards = await region('At a glance');
    expect(cards.getByText('49,736')).toBeTruthy();
    expect(cards.getByText('about 497 a day')).toBeTruthy();
    expect(cards.getByText('9 years, 30 days, 17 hours; 79,577 hours in total')).toBeTruthy();
    expect(cards.getByText('72.86 TB')).toBeTruthy();
    expect(cards.getByText('about 1.5 GB per movie')).toBeTruthy();
    expect(cards.getByText('15,870')).toBeTruthy();
    expect(cards.getByText('+37%')).toBeTruthy();
  });

  it('shows the load and the activity relative to the month [STATS-04]', async () => {
    show();
    const status = await region('Server Status');
    expect(status.getByRole('meter', { name: 'Load' }).getAttribute('aria-valuenow')).toBe('64');
    expect(status.getByRole('meter', { name: 'Load' }).innerHTML).toContain('bg-success');
    expect(status.getByRole('meter', { name: 'Active this week' }).getAttribute('aria-valuenow')).toBe('33');
    expect(status.getByRole('meter', { name: 'Active this month' }).getAttribute('aria-valuenow')).toBe('100');
  });

  it('lists the top 5 films, each day relative to the busiest, and 5 countries with medals [STATS-05]', async () => {
    show();
    const movies = await region('Most Watched Movies');
    expect(movies.getAllByRole('listitem')).toHaveLength(5);
    const days = await region('Views by Day of Week');
    expect(days.getByRole('meter', { name: 'Saturday' }).getAttribute('aria-valuenow')).toBe('100');
    const places = await region('Top User Locations');
    expect(places.getAllByRole('listitem')).toHaveLength(5);
    const medals = places.getAllByRole('img').map((medal) => medal.getAttribute('aria-label'));
    expect(medals).toEqual(['First place', 'Second place', 'Third place']);
  });

  it('notes that the figures are just for show, and requests none [STATS-06]', async () => {
    show();
    const fetch = jest.spyOn(window, 'fetch');
    const about = await region('About These Statistics');
    expect(about.getByText(/just for show and not real-time/)).toBeTruthy();
    const asked = fetch.mock.calls.map(([input]) => (input instanceof Request ? new URL(input.url).pathname : input));
    expect(asked).not.toContain('/api/statistics');
  });

  it("shows the operator's figures if there are any, and leaves out what is not counted [STATS-08]", async () => {
    const figures = { ...SAMPLE_FIGURES, totalMoviesWatched: 7, serverLoad: 95, totalDataTransferred: null };
    show({ '/api/config': { ...defaultConfig, statistics: 'served' }, '/api/statistics': figures });
    expect(await screen.findByText('7')).toBeTruthy();
    expect(screen.queryByText('Data Transferred')).toBeNull();
    expect(screen.getByRole('meter', { name: 'Load' }).innerHTML).toContain('bg-danger');
    expect(screen.queryByText(/just for show/)).toBeNull();
  });
});
