import type { ReportGroup, ReportGroupDetails } from '@marquee/core/contracts';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { collectToasts } from '../testing/collect-toasts';
import { dashboardOf, ok, press } from '../testing/dashboard';
import { Component } from './operator';

const toasts = collectToasts();
const show = dashboardOf(Component);

const group: ReportGroup = {
  id: 'g1',
  kind: 'wrong_subtitles',
  name: 'Twin Peaks',
  title: 'tv:1920',
  episode: { season: 1, episode: 2 },
  state: 'open',
  count: 9,
  firstAt: '2026-01-01T00:00:00Z',
  lastAt: '2026-01-02T00:00:00Z',
  answer: null,
  answeredAt: null,
};
const details: ReportGroupDetails = {
  ...group,
  reports: [
    {
      id: 'r1',
      at: '2026-01-02T00:00:00Z',
      from: 'kim',
      words: '<b>Late</b> by\n2 s, see https://x.example',
      details: { source: 'https://evil.example', positionSec: 754 },
    },
  ],
};
const list = (groups: ReportGroup[] = [group], next: string | null = null) => ({ body: { groups, next } });

it('reports are listed in groups, filtered by the address, and in pages [REPORT-08]', async () => {
  const { calls } = show('/operator?tab=reports', {
    'GET /operator/reports': ({ search }) => list(search.includes('kind=crash') ? [] : [group], '5_x'),
  });
  await screen.findByText('Twin Peaks · S1 E2');
  expect(screen.getByText(/^Wrong subtitles · 9 reports · /)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/operator?tab=reports&before=5_x');
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'open' } });
  fireEvent.change(screen.getByLabelText('Problem'), { target: { value: 'crash' } });
  await screen.findByText('No reports');
  screen.getByText('at /operator?tab=reports&state=open&kind=crash');
  expect(calls.findLast(({ path }) => path === '/operator/reports')?.search).toBe('?state=open&kind=crash');
});

it('a group shows its reports as text, links to the page and the player, and is answered and closed [REPORT-08, REPORT-09, REPORT-10]', async () => {
  let state: ReportGroup['state'] = 'open';
  const { calls } = show('/operator?tab=reports', {
    'GET /operator/reports': () => list(),
    'GET /operator/reports/g1': () => ({ body: { ...details, state } }),
    'PATCH /operator/reports/g1': ({ body }) => {
      state = 'answer' in (body as object) ? 'answered' : 'closed';
      return ok();
    },
  });
  await screen.findByText('Twin Peaks · S1 E2');
  press('Open reports about Twin Peaks · S1 E2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Twin Peaks · S1 E2' }));
  expect(dialog.getByText(/Late/).textContent).toBe('<b>Late</b> by\n2 s, see https://x.example');
  for (const text of [/^kim · /, 'https://evil.example', '12:34', '8 more reports are no longer kept.'])
    expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/series/1920/1/2',
    '/series/1920/1/2?play=true',
  ]);
  fireEvent.change(dialog.getByLabelText('Your answer'), { target: { value: 'Fixed.' } });
  press('Answer');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('Answered.'));
  await waitFor(() => expect(dialog.queryByLabelText('Your answer')).toBeNull());
  press('Close report');
  await dialog.findByRole('button', { name: 'Reopen' });
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { answer: 'Fixed.' },
    { isClosed: true },
  ]);
});

it('an answer that comes second says so, and shows the first [REPORT-09]', async () => {
  let isAnswered = false;
  const answer = { state: 'answered', answer: 'Mine.', answeredAt: '2026-01-03T00:00:00Z' };
  show('/operator?tab=reports', {
    'GET /operator/reports': () => list(),
    'GET /operator/reports/g1': () => ({ body: isAnswered ? { ...details, ...answer } : details }),
    'PATCH /operator/reports/g1': () => {
      isAnswered = true;
      return { status: 409, body: { error: 'No', code: 'report_answered' } };
    },
  });
  await screen.findByText('Twin Peaks · S1 E2');
  press('Open reports about Twin Peaks · S1 E2');
  fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: 'Ours.' } });
  press('Answer');
  await screen.findByText('Mine.');
  expect(toasts.at(-1)?.message).toBe('This was answered or closed in the meantime. Reopen it to answer again.');
});
