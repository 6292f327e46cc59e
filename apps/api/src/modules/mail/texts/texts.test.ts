import { describe, expect, it } from '@jest/globals';
import { siteLanguages, type SiteLanguage } from '@marquee/core';
import { mailTexts, momentInWords } from '.';

const languages = Object.keys(siteLanguages) as SiteLanguage[];
const moment = Date.parse('2026-11-23T04:05:00Z');
const owner = { username: 'ada', siteName: 'Kino' };

function mailsIn(language: SiteLanguage, support?: string) {
  const texts = mailTexts(language);
  const change = { ...owner, support, moment: momentInWords(moment, language) };
  return {
    welcome: texts.welcome({ ...owner, link: 'https://kino.example.org/' }),
    reportAnswered: texts.reportAnswered({
      ...owner,
      name: 'High Tide',
      answer: 'Fixed.',
      link: 'https://kino.example.org/account?tab=account',
    }),
    requestChanged: texts.requestChanged({
      ...owner,
      name: 'High Tide (S2)',
      state: 'coming',
      words: 'On Friday.',
      link: 'https://kino.example.org/account?tab=account',
    }),
    setPassword: texts.setPassword({ ...owner, link: 'https://kino.example.org/?token=t', minutes: 30 }),
    passwordChanged: texts.passwordChanged({ ...change, link: 'https://kino.example.org/reset-password' }),
    signInChanged: texts.signInChanged({
      ...change,
      change: 'passkeyAdded',
      link: 'https://kino.example.org/reset-password',
    }),
    emailChanged: texts.emailChanged({ ...change, email: 'new@example.org' }),
    weekly: texts.weekly({
      ...owner,
      items: [{ name: 'High Tide', text: 'S2 E5', link: 'https://kino.example.org/series/1' }],
      unsubscribe: 'https://kino.example.org/unsubscribe?token=t',
    }),
  };
}

describe.each(languages)('mails in %s [LANGUAGE-07]', (language) => {
  const { welcome, reportAnswered, requestChanged, setPassword, passwordChanged, signInChanged, emailChanged, weekly } =
    mailsIn(language, 'help@example.org');
  const words = momentInWords(moment, language);

  it('say everything that they are about', () => {
    const changes = [setPassword, passwordChanged, signInChanged, emailChanged];
    for (const { subject, text } of [welcome, reportAnswered, requestChanged, ...changes]) {
      expect(subject).toContain('Kino');
      expect(text).toContain('ada');
      expect(text).toContain('Kino');
    }
    expect(weekly.subject).toContain('Kino');
    expect(weekly.text).toContain('\n\nHigh Tide\nS2 E5\nhttps://kino.example.org/series/1\n\n');
    expect(weekly.text).toMatch(/ada[^]*^https:\/\/kino\.example\.org\/unsubscribe\?token=t$/m);
    expect(welcome.text).toMatch(/^https:\/\/kino\.example\.org\/$/m);
    for (const part of ['High Tide', '\n\nFixed.\n\n', 'https://kino.example.org/account?tab=account'])
      expect(reportAnswered.text).toContain(part);
    for (const part of ['High Tide (S2)', '\n\nOn Friday.\n\n', 'https://kino.example.org/account?tab=account'])
      expect(requestChanged.text).toContain(part);
    expect(setPassword.text).toContain('30');
    expect(setPassword.text).toMatch(/^https:\/\/kino\.example\.org\/\?token=t$/m);
    for (const part of [words, 'https://kino.example.org/reset-password', 'help@example.org'])
      for (const { text } of [passwordChanged, signInChanged]) expect(text).toContain(part);
    for (const part of [words, 'new@example.org', 'help@example.org']) expect(emailChanged.text).toContain(part);
  });

  it('name no contact if the operator has not', () => {
    expect(JSON.stringify(mailsIn(language))).not.toMatch(/undefined|help@/);
  });

  it('are in words of their own', () => {
    const english = JSON.stringify(mailsIn('en'));
    expect(JSON.stringify(mailsIn(language)) === english).toBe(language === 'en');
  });
});

it('mails are English in the pseudo-language, and dates as the language writes them', () => {
  expect(mailsIn('en-XA').setPassword).toEqual(mailsIn('en').setPassword);
  expect(momentInWords(moment, 'en')).toBe('23 November 2026 at 04:05 UTC');
  expect(momentInWords(moment, 'de')).toBe('23. November 2026 um 04:05 UTC');
  expect(momentInWords(moment, 'ar')).toMatch(/^23 .* 2026/);
});
