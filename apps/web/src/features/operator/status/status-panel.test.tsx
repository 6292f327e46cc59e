import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { StatusPanel } from './status-panel';

afterEach(cleanup);
const show = (backup: object) => renderApp(<StatusPanel />, { api: { '/api/operator/status': { backup } } });

describe('the server status', () => {
  it('tells operators when the last backup was', async () => {
    show({ lastSuccessAt: new Date().toISOString(), failure: null });
    expect(await screen.findByText(/^Last backup: today at \d\d:\d\d$/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('warns operators when backups fail', async () => {
    const failure = { at: new Date().toISOString(), reason: 'disk_full', sentence: 'The disk of /backups is full.' };
    show({ lastSuccessAt: null, failure });
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
    expect(screen.getByText('The disk of /backups is full.').lang).toBe('en');
  });
});
