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
      { id: 1, from: 'site', at, level: 'error', message: 'request failed', requestId: 'id-of-request' },
      { id: 1, from: 'provider', at, level: 'warning', message: 'library scan failed', requestId: null },
    ];
    answerApi({ 'GET /operator/warnings': () => ({ body: { warnings, hasProvider: true } }) });
    expect(await screen.findByText('request failed')).toBeTruthy();
    expect(screen.getAllByText('Error')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Copy ID id-of-request' })).toBeTruthy();
    const filter = (value: string) => fireEvent.change(screen.getByLabelText('Filter'), { target: { value } });
    filter(' ID-of ');
    expect(screen.queryByText('library scan failed')).toBeNull();
    filter('SCAN');
    expect(screen.queryByText('request failed')).toBeNull();
    filter('nothing like it');
    expect(screen.getByText('No warnings')).toBeTruthy();
    expect(screen.queryByText(/^The stream provider’s are missing/)).toBeNull();
  });

  it('say where each comes from, and that those of a stream provider are missing', async () => {
    renderApp(<LogPanel before={null} view="warnings" />);
    const warning = { id: 1, at: '2026-11-28T10:00:00Z', level: 'error', message: 'it broke', requestId: null };
    const warnings = [
      { ...warning, from: 'site' },
      { ...warning, from: 'provider' },
    ];
    answerApi({ 'GET /operator/warnings': () => ({ body: { warnings, hasProvider: false } }) });
    expect(await screen.findByText('Server')).toBeTruthy();
    expect(screen.getByText('Stream provider')).toBeTruthy();
    expect(screen.getByText(/^The stream provider’s are missing/)).toBeTruthy();
  });
});
