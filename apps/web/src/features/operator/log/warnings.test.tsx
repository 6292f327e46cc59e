import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { renderApp } from '../../../testing/render-app';
import { LogPanel } from './log-panel';

afterEach(cleanup);

describe('the warnings of the server [OPERATOR-16]', () => {
  it('are listed, and found by their words or by the id of a request', async () => {
    renderApp(<LogPanel before={null} view="warnings" />);
    const at = '2026-11-28T10:00:00Z';
    const warnings = [
      { id: 2, at, level: 'error', message: 'request failed', requestId: 'id-of-request' },
      { id: 1, at, level: 'warning', message: 'TMDB did not answer', requestId: null },
    ];
    answerApi({ 'GET /operator/warnings': () => ({ body: { warnings } }) });
    expect(await screen.findByText('request failed')).toBeTruthy();
    expect(screen.getAllByText('Error')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Copy ID id-of-request' })).toBeTruthy();
    const filter = (value: string) => fireEvent.change(screen.getByLabelText('Filter'), { target: { value } });
    filter(' ID-of ');
    expect(screen.queryByText('TMDB did not answer')).toBeNull();
    filter('tmdb');
    expect(screen.queryByText('request failed')).toBeNull();
    filter('nothing like it');
    expect(screen.getByText('No warnings')).toBeTruthy();
  });
});
