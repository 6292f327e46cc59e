import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { turns } from '../../testing/event-loop';
import { renderApp } from '../../testing/render-app';
import { PartnersPage } from './partners-page';
import { checkProposal, composeProposal, mailtoHref, type Proposal } from './proposal';
import { SubmitPage } from './submit-page';

afterEach(cleanup);

const good: Proposal = {
  name: 'Ada',
  email: 'ada@example.org',
  link: 'https://example.org/shop',
  format: 'GIF',
  start: '2099-05-01',
  days: '3',
  message: '',
};
const figures = { adViews: '258K+', monthlyViews: '234k+', monthlyVisits: '70K+' };
const partners = (changes = {}) => ({ '/api/content/partners': { figures, isSample: true, ...changes } });

describe('a proposal', () => {
  it('is complete with a name, an address, a link, a future date and three days', () => {
    expect(checkProposal(good, '2026-05-01')).toEqual({});
    expect(checkProposal({ ...good, start: '2026-05-01' }, '2026-05-01')).toEqual({});
  });

  it.each([
    ['name', ' ', 'Enter your name or company'],
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['link', 'javascript:alert(1)', 'Enter a URL that starts with https:// or http://'],
    ['start', '', 'Choose the first day'],
    ['start', '2026-04-30', 'Choose a first day that isn’t in the past'],
    ['days', '2', 'An ad runs for at least 3 days'],
    ['days', '3.5', 'An ad runs for at least 3 days'],
  ] as const)('says what is wrong with %s %j', (field, value, message) => {
    expect(checkProposal({ ...good, [field]: value }, '2026-05-01')).toEqual({ [field]: message });
  });

  it('becomes an email in which no input can add headers', () => {
    const mail = composeProposal({ ...good, message: 'Hi & bye?\ncc=x' }, 'Kino');
    const href = mailtoHref('ads@example.org', mail);
    expect(href).toMatch(/^mailto:ads@example\.org\?subject=[^&]*&body=[^&]*$/);
    expect(decodeURIComponent(href)).toContain('Advertising on Kino');
    expect(decodeURIComponent(href)).toContain('First day: 2099-05-01\r\nDays: 3');
  });
});

describe('the submission form', () => {
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const fillAll = () => {
    fill('Your name or company', good.name);
    fill('Email', good.email);
    fill('Where the ad links to', good.link);
    fill('First day', good.start);
  };
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Prepare the email' }));

  it("opens an email to the operator's address and posts nothing [INFO-02, INFO-06]", async () => {
    const open = jest.fn<(href: string) => void>();
    renderApp(<SubmitPage open={open} />, { api: partners({ email: 'ads@example.org' }) });
    const fetch = jest.spyOn(window, 'fetch');
    await act(() => turns());
    fillAll();
    submit();
    expect(open.mock.calls[0]?.[0]).toMatch(/^mailto:ads@example\.org\?subject=/);
    expect(await screen.findByText(/Your email app should have opened/)).toBeTruthy();
    const methods = fetch.mock.calls.map(([input]) => (input instanceof Request ? input.method : 'GET'));
    expect(methods.filter((method) => method !== 'GET')).toEqual([]);
  });

  it('shows the message to copy where the operator has no address', () => {
    const open = jest.fn<(href: string) => void>();
    renderApp(<SubmitPage open={open} />, { api: partners() });
    fillAll();
    submit();
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByText(/hasn’t published an email/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy message' })).toBeTruthy();
  });

  it('shows an error at each invalid field and focuses the first', () => {
    renderApp(<SubmitPage />, { api: partners() });
    submit();
    const name = screen.getByLabelText('Your name or company');
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter your name or company')).toBeTruthy();
    expect(screen.getByText('Choose the first day')).toBeTruthy();
    fill('Your name or company', 'Ada');
    expect(screen.queryByText('Enter your name or company')).toBeNull();
  });
});

describe('the partners page', () => {
  it('lists the specifications and labels sample figures as such [INFO-04, INFO-05]', async () => {
    renderApp(<PartnersPage />, { api: partners() });
    expect(await screen.findByText('234k+')).toBeTruthy();
    expect(screen.getByText('70K+')).toBeTruthy();
    expect(screen.getByText(/^Sample figures/)).toBeTruthy();
    for (const text of ['up to 5 MB', 'up to 3 MB', 'GIF, JPG, PNG or text', 'at least 3 days'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Donations' }).getAttribute('href')).toBe('/donate');
  });

  it("shows the operator's figures and address without the note", async () => {
    renderApp(<PartnersPage />, { api: partners({ isSample: false, email: 'ads@example.org' }) });
    expect(await screen.findByRole('link', { name: 'ads@example.org' })).toBeTruthy();
    expect(screen.queryByText(/^Sample figures/)).toBeNull();
  });
});
