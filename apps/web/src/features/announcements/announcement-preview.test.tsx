import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { AnnouncementPreview } from './announcement-preview';

afterEach(cleanup);

describe('the preview of announcements [CONTENT-02]', () => {
  it('shows a banner as visitors see it', () => {
    renderApp(<AnnouncementPreview kind="banners" value={[{ id: 'b', title: 'News', content: 'Text' }]} />);
    expect(screen.getByRole('complementary', { name: 'News' }).textContent).toContain('Text');
  });

  it('opens an announcement with its markup cleaned, and without a picture that has no address yet', async () => {
    const value = [{ id: 'm', title: 'Hello', html: '<p>Hi<img src=x onerror=alert(1)></p>', image: 'http://' }];
    renderApp(<AnnouncementPreview kind="modals" value={value} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show “Hello”' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hello' });
    expect(dialog.innerHTML).not.toContain('onerror');
    expect(dialog.textContent).toContain('Hi');
  });

  it.each([[null], ['x'], [[]], [[{ title: 7 }]], [[{ id: 'a', gifUrl: 'http://' }]]])(
    'waits for %j to be filled in',
    (value) => {
      renderApp(<AnnouncementPreview kind="ads" value={value} />);
      expect(screen.getByText('Fill in the form to see a preview.')).toBeTruthy();
    },
  );
});
