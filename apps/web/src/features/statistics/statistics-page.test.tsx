import { SAMPLE_FIGURES } from '@marquee/core';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { defaultConfig } from '../../shared/config/default-config';
import { activate } from '../../shared/i18n/i18n';
import { renderApp } from '../../testing/render-app';
import { growth, percent, twoDecimals, weekdayName } from './numbers';
import { StatisticsPage } from './statistics-page';

const show = (api: Record<string, unknown> = { '/api/config': defaultConfig }) =>
  renderApp(<StatisticsPage />, { api });
const region = (name: string) => screen.findByRole('region', { name }).then((found) => within(found));

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  activate('en', {});
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

  it('shows the load and activity relative to the month, the top 5 films, days, countries with medals, and that all is just for show [STATS-04, STATS-05, STATS-06]', async () => {
    show();
    const fetch = jest.spyOn(window, 'fetch');
    const status = await region('Server Status');
    const value = (meter: HTMLElement) => meter.getAttribute('aria-valuenow');
    expect(value(status.getByRole('meter', { name: 'Load' }))).toBe('64');
    expect(value(status.getByRole('meter', { name: 'Active this week' }))).toBe('33');
    expect(value(status.getByRole('meter', { name: 'Active this month' }))).toBe('100');
    const movies = await region('Most Watched Movies');
    expect(movies.getAllByRole('listitem')).toHaveLength(5);
    const days = await region('Views by Day of Week');
    expect(value(days.getByRole('meter', { name: 'Saturday' }))).toBe('100');
    const places = await region('Top User Locations');
    expect(places.getAllByRole('listitem')).toHaveLength(5);
    const medals = places.getAllByRole('img').map((medal) => medal.getAttribute('aria-label'));
    expect(medals).toEqual(['First place', 'Second place', 'Third place']);
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
    expect(screen.getByText(/at its limit/)).toBeTruthy();
    expect(screen.getByRole('meter', { name: 'Load' }).innerHTML).toContain('bg-danger');
    expect(screen.queryByText(/just for show/)).toBeNull();
  });
});

it('figures and weekdays follow the language of the page, but for a day that is none [LANGUAGE-01]', () => {
  const figures = () => [twoDecimals(72.86), percent(64), growth(37), growth(-2.5), weekdayName('Monday')];
  expect(figures()).toEqual(['72.86', '64%', '+37%', '-2.5%', 'Monday']);
  activate('de', {});
  expect(figures()).toEqual(['72,86', '64\u00a0%', '+37\u00a0%', '-2,5\u00a0%', 'Montag']);
  expect(weekdayName('Holidays')).toBe('Holidays');
});
