/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { playerMessages, type PlayerMessages } from '../messages';
import { button, noIntro, open, press, set } from './player-test-kit';

const english = playerMessages();
const german: PlayerMessages = {
  ...english,
  locale: 'de',
  controls: { ...english.controls, mute: 'Ton aus', volume: 'Lautstärke' },
  toasts: { ...english.toasts, volume: ({ percent }) => `Lautstärke ${percent}` },
  menus: { ...english.menus, settings: 'Einstellungen', subtitles: 'Untertitel', off: 'Aus' },
};
const items = () => screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);

describe('the player in another language [LANGUAGE-01]', () => {
  it('takes every text from its translator, including those that are made later', () => {
    const { controls, locale } = playerMessages({ locale: 'de', _: () => 'übersetzt' });
    expect([locale, controls.mute, controls.back({ seconds: 1 })]).toEqual(['de', 'übersetzt', 'übersetzt']);
    expect(playerMessages().controls.mute).toBe('Mute');
  });

  it('has its texts, numbers and names of languages from the caller', async () => {
    const { engine } = await open({
      messages: german,
      sources: [
        {
          ...noIntro,
          stream: {
            ...noIntro.stream,
            captions: [{ id: 'a', language: 'en', url: 'https://p.example/a', type: 'vtt' }],
          },
        },
      ],
    });
    expect(button('Ton aus')).toBeTruthy();
    set(engine, { volume: 0.5 });
    expect(screen.getByRole('slider', { name: 'Lautstärke' }).getAttribute('aria-valuetext')).toBe('50\u00a0%');
    press('ArrowUp');
    expect(screen.getByText('Lautstärke 55 %')).toBeTruthy();
    // The same subtitles again, under the stream's name for them.
    set(engine, { textTracks: [{ id: '1', language: 'en', label: 'English', forced: false }] });
    fireEvent.click(button('Untertitel'));
    expect(items()).toEqual(['Aus', 'Englisch']);
  });

  it('mirrors the arrows of its menus where that language is written from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await open();
    fireEvent.click(button('Settings'));
    const speed = screen.getByRole('menuitem', { name: /^Speed/ });
    speed.focus();
    fireEvent.keyDown(speed, { key: 'ArrowRight' });
    expect(screen.queryByRole('menuitemradio', { name: '2×' })).toBeNull();
    fireEvent.keyDown(speed, { key: 'ArrowLeft' });
    const fast = screen.getByRole('menuitemradio', { name: '2×' });
    fireEvent.keyDown(fast, { key: 'ArrowRight' });
    expect(screen.getByRole('menuitem', { name: /^Speed/ })).toBeTruthy();
    document.documentElement.removeAttribute('dir');
  });
});
