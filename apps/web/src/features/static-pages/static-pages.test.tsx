import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { defaultConfig } from '../../shared/config/default-config';
import { slots } from '../../shared/store/storage';
import { renderApp } from '../../testing/render-app';
import { AdsPage } from './ads-page';
import { DisclaimerPage } from './disclaimer-page';
import { DmcaPage } from './dmca-page';
import { FaqPage } from './faq-page';
import { PrivacyPage } from './privacy-page';
import { storedInBrowser } from './stored-data';
import { TermsPage } from './terms-page';

afterEach(cleanup);

const show = (Page: ComponentType, config: object = {}) =>
  renderApp(<Page />, { api: { '/api/config': { ...defaultConfig, ...config } } });
const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('information pages', () => {
  it.each([
    ['Terms of Service', TermsPage],
    ['FAQ', FaqPage],
  ] as const)('%s has one h1 and links to its parts [INFO-02]', async (title, Page) => {
    show(Page);
    expect(headings(1)).toEqual([title]);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole('link'))
      expect(document.querySelector(link.getAttribute('href') ?? 'none')).toBeTruthy();
  });

  it.each([
    ['FAQ', FaqPage, /This site hosts no media\./, /From the media its operator has added/],
    ['DMCA', DmcaPage, /hosts no media files/, /its operator can remove the material/],
    ['Disclaimer', DisclaimerPage, /itself stores no movies/, /What plays was added by its operator/],
  ] as const)(
    '%s says that the site hosts no media only where that is so [INFO-07]',
    async (_name, Page, none, some) => {
      show(Page, { mayHostMedia: false });
      expect(await screen.findByText(none)).toBeTruthy();
      expect(screen.queryByText(some)).toBeNull();
      cleanup();
      show(Page, { mayHostMedia: true });
      expect(await screen.findByText(some)).toBeTruthy();
      expect(screen.queryByText(none)).toBeNull();
    },
  );

  it('lists the site’s keyboard shortcuts in the FAQ, and says where to find those of the player', () => {
    show(FaqPage);
    const answer = within(screen.getByText('Which keyboard shortcuts are there?').closest('details') ?? document.body);
    for (const key of ['Tab', '/', 'Home', 'End', 'B', 'Esc', '?'])
      expect(answer.getAllByText(key)).not.toHaveLength(0);
    expect(answer.getByText(/Opens search/)).toBeTruthy();
  });

  it('explains the ads and links to donating and to advertising [INFO-03]', () => {
    renderApp(<AdsPage reach={<p>258K+</p>} />);
    expect(headings(1)).toEqual(['Why We Now Have Ads']);
    expect(screen.getByRole('link', { name: 'Donate' }).getAttribute('href')).toBe('/donate');
    expect(screen.getByRole('link', { name: 'Advertise here' }).getAttribute('href')).toBe('/partners/submit');
  });
});

describe('the contact details', () => {
  it("are the operator's address, below the three sections of the terms [INFO-01]", async () => {
    show(TermsPage, { links: { supportEmail: 'help@example.org' } });
    const link = await screen.findByRole('link', { name: 'help@example.org' });
    expect(link.getAttribute('href')).toMatch(/^mailto:help@example\.org\?subject=/);
    expect(headings(2)).toEqual([
      '1Acceptance of Terms',
      '2Service Description',
      '3Links to Third-Party Content',
      'Contact Us',
    ]);
  });

  it('are the community if there is no address', async () => {
    show(DmcaPage, { links: { discord: 'https://chat.example.org/x' } });
    const link = await screen.findByRole('link', { name: 'Discord' });
    expect(link.getAttribute('href')).toBe('https://chat.example.org/x');
  });

  it('are plain text without a dead link if the operator configured nothing', () => {
    show(TermsPage);
    expect(screen.getByText(/hasn’t published an email address here/)).toBeTruthy();
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  });
});

describe('the privacy page', () => {
  it('lists every key that the app stores in the browser (add new ones to stored-data.ts), all that an account stores, and how to export and delete it [STORAGE-01]', () => {
    show(PrivacyPage);
    const named = storedInBrowser.flatMap(({ keys }) => keys);
    expect(slots.map(({ key }) => key).filter((key) => !named.includes(key))).toEqual([]);
    for (const key of named) expect(screen.getByText(key)).toBeTruthy();
    expect(
      screen.getByText(
        /^your bookmarks, favorites, followed series, watch history, diary, ratings, notes, saved filters, settings and the titles you’re not interested in/,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/^your profiles:/)).toBeTruthy();
    const choices = screen.getAllByText(/Export|Clear all data/).map(({ textContent }) => textContent);
    expect(choices.join()).toMatch(/“Clear all data” in Settings.*“Export” .* “Delete account”/);
  });

  it('lists the servers that the browser contacts, and analytics only if there is any', async () => {
    show(PrivacyPage, {
      providers: [{ id: 'a', name: 'A', url: 'https://streams.example.org' }],
      analyticsUrl: 'https://count.example.org/e',
    });
    expect(await screen.findByText(/streams\.example\.org/)).toBeTruthy();
    expect(screen.getByText(/count\.example\.org/)).toBeTruthy();
    cleanup();
    show(PrivacyPage, { providers: [{ id: 'a', name: 'A', url: 'https://tv.example.org/api/provider' }] });
    expect(screen.queryByText(/Counting/)).toBeNull();
    expect(screen.queryByText(/Video servers|tv\.example\.org/)).toBeNull();
  });
});
