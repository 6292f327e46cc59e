import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { CaptionTimings } from './hooks/use-caption-timings';
import { defaultPreferences, type PlayerProps } from './player-props';
import { button, noIntro, open, pass, press, root, set } from './player-test-kit';

const vtt = (text: string) => `WEBVTT\n\n00:10.000 --> 00:20.000\n${text}\n\n01:40.000 --> 01:50.000\n${text} later\n`;
const files: Record<string, string> = { 'en.vtt': vtt('Hello'), 'es.srt': vtt('Hola') };
const captions: PlayerProps['captions'] = {
  fetch(url) {
    const { buffer } = new TextEncoder().encode(files[url.split('/').at(-1) ?? '']);
    return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(buffer) } as Response);
  },
};
const english = { ...defaultPreferences, subtitleLanguage: 'en' };
const brownSerif = { scale: 2.5, color: 'brown', background: 'solid', font: 'serif', raisePercent: 20 };
const layer = () => screen.getByTestId('captions');
const lines = () => [...layer().querySelectorAll('.mq-player__cue')].map((cue) => cue.textContent);
const menu = () => fireEvent.click(button('Subtitles'));
const panel = async (name: string) => {
  menu();
  fireEvent.click(screen.getByRole('menuitem', { name: new RegExp(name) }));
  jest.useRealTimers();
  const dialog = await screen.findByRole('dialog');
  jest.useFakeTimers();
  return dialog;
};
const ownFile = (bytes: Uint8Array | string, name = 'mine.srt') => {
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  return Object.assign(new File([], name), {
    arrayBuffer: () => Promise.resolve(Uint8Array.from(content).buffer),
  });
};
const srt = '1\n00:00:10,000 --> 00:00:20,000\nMine\n';

describe('a second language', () => {
  it('is shown below the first, at the same time [SUBTITLE-11]', async () => {
    const onPreferencesChange = jest.fn();
    const { engine } = await open({ captions, preferences: { ...english, secondSubtitleLanguage: 'es' } });
    set(engine, { positionSec: 15, paused: true });
    await pass(20);
    expect(lines()).toEqual(['Hello', 'Hola']);
    expect(layer().querySelector('[data-slot="second"]')?.getAttribute('lang')).toBe('es');
    expect(onPreferencesChange).not.toHaveBeenCalled();
  });

  it('is chosen in the menu and remembered', async () => {
    const onPreferencesChange = jest.fn();
    await open({ captions, preferences: english, onPreferencesChange });
    menu();
    fireEvent.click(screen.getByRole('menuitem', { name: /Second language/ }));
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['Off', 'Español']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }));
    expect(onPreferencesChange).toHaveBeenLastCalledWith({ secondSubtitleLanguage: 'es' });
  });
});

describe.each([
  ['without a language', ''],
  ['with a language that is no tag', 'Portugu\u00eas (BR)!'],
])('subtitles %s', (_, language) => {
  const named = (label: string) => ({
    ...noIntro,
    stream: {
      ...noIntro.stream,
      captions: [{ id: 'a', language, label, url: 'https://p.example/en.vtt', type: 'vtt' as const }],
    },
  });

  it('are switched on and off, in the menu and with c [SUBTITLE-08]', async () => {
    // Like the site, which stores only valid languages.
    const onPreferencesChange = jest.fn();
    const { engine } = await open({
      captions,
      sources: [named('Signs')],
      preferences: defaultPreferences,
      onPreferencesChange,
    });
    set(engine, { positionSec: 15, paused: true });
    menu();
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Signs' }));
    await pass(20);
    expect(lines()).toEqual(['Hello']);
    expect(onPreferencesChange).not.toHaveBeenCalled();
    menu();
    expect(screen.getByRole('menuitemradio', { name: 'Signs' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Off' }));
    expect(lines()).toEqual([]);
    press('c');
    await pass(20);
    expect(lines()).toEqual(['Hello']);
  });

  it('stay on in the next episode where it has the same', async () => {
    const { engine, again } = await open({ captions, sources: [named('Signs')], preferences: defaultPreferences });
    press('c');
    await pass(20);
    await again({ mediaId: 'tv:2/1/2', sources: [named('Songs')] });
    set(engine, { positionSec: 15, paused: true });
    await pass(20);
    expect(lines()).toEqual([]);
    await again({ mediaId: 'tv:2/1/3', sources: [named('Signs')] });
    set(engine, { positionSec: 15, paused: true });
    await pass(20);
    expect(lines()).toEqual(['Hello']);
  });
});

describe('a local subtitle file', () => {
  const give = async (file: File) => {
    fireEvent.change(screen.getByLabelText('Subtitle file'), { target: { files: [file] } });
    await pass(20);
  };

  it('is shown at once, whatever was on before, and c toggles it [SUBTITLE-09]', async () => {
    const { engine } = await open({ captions });
    set(engine, { positionSec: 15, paused: true });
    await give(ownFile(srt));
    expect(lines()).toEqual(['Mine']);
    press('c');
    expect(lines()).toEqual([]);
    press('c');
    await pass(20);
    expect(lines()).toEqual(['Mine']);
    menu();
    expect(screen.getByRole('menuitemradio', { name: 'mine.srt' }).getAttribute('aria-checked')).toBe('true');
  });

  it('can be dropped onto the video [SUBTITLE-09]', async () => {
    const { engine } = await open();
    set(engine, { positionSec: 15, paused: true });
    const dataTransfer = { types: ['Files'], files: [ownFile(srt)] };
    fireEvent.dragOver(root(), { dataTransfer });
    expect(screen.getByText('Drop a subtitle file')).toBeTruthy();
    fireEvent.drop(root(), { dataTransfer });
    await pass(20);
    expect(screen.queryByText('Drop a subtitle file')).toBeNull();
    expect(lines()).toEqual(['Mine']);
  });

  it('without subtitles is rejected with a message', async () => {
    await open();
    await give(ownFile('just words', 'notes.txt'));
    expect(screen.getByText('No subtitles were found in that file')).toBeTruthy();
  });

  it('is decoded again when another encoding is chosen', async () => {
    const { engine } = await open();
    set(engine, { positionSec: 15, paused: true });
    const bytes = Uint8Array.from([...new TextEncoder().encode(srt.replace('Mine\n', '')), 0xc4, 0xe0, 0x0a]);
    await give(ownFile(bytes));
    await panel('Timing');
    fireEvent.change(screen.getByLabelText('Text encoding'), { target: { value: 'windows-1251' } });
    await pass(20);
    expect(lines()).toEqual(['Да']);
  });
});

describe('timing', () => {
  it('changes in steps of 0.2 and 0.05 s, is reported to the caller, and applies at once [SUBTITLE-05]', async () => {
    const onTimingsChange = jest.fn<(timings: CaptionTimings) => void>();
    const { engine } = await open({ captions: { ...captions, onTimingsChange }, preferences: english });
    set(engine, { positionSec: 10.1, paused: true });
    await pass(20);
    expect(lines()).toEqual(['Hello']);
    const dialog = await panel('Timing');
    fireEvent.click(button('0.2 s later'));
    expect(lines()).toEqual([]);
    fireEvent.click(button('0.05 s earlier'));
    expect(dialog.textContent).toContain('+0.15 s');
    expect(onTimingsChange).toHaveBeenLastCalledWith({
      'file:en': { delaySec: 0.15, rate: 1, anchor: null },
    });
    fireEvent.click(button('Reset timing'));
    expect(lines()).toEqual(['Hello']);
  });

  it('starts as remembered for the title', async () => {
    const timings = { 'file:en': { delaySec: 5, rate: 1, anchor: null } };
    const { engine } = await open({ captions: { ...captions, timings }, preferences: english });
    set(engine, { positionSec: 23, paused: true });
    await pass(20);
    expect(lines()).toEqual(['Hello']);
  });

  it('can be set by ear: the pressed line is moved to now, and a second one corrects drift', async () => {
    const { engine } = await open({ captions, preferences: english }, { durationSec: 200 });
    set(engine, { positionSec: 12, paused: true });
    await pass(20);
    const dialog = await panel('Timing');
    fireEvent.click(screen.getByRole('button', { name: /Hello$/ }));
    expect(dialog.textContent).toContain('+2.00 s');
    set(engine, { positionSec: 106.5 });
    fireEvent.change(screen.getByLabelText('Find a line'), { target: { value: 'LATER' } });
    fireEvent.click(screen.getByRole('button', { name: /Hello later$/ }));
    expect(dialog.textContent).toContain('Both lines are in sync now');
    expect(lines()).toEqual(['Hello later']);
    // The controls remain usable beside the panel.
    fireEvent.pointerUp(document.querySelector('.mq-player__surface') as Element, { pointerType: 'mouse', button: 0 });
    expect(engine.getState().paused).toBe(false);
    // Back to the menu that opened it, and then to its button.
    press('Escape', dialog);
    press('Escape', screen.getByRole('menu', { name: 'Subtitles' }));
    expect(document.activeElement).toBe(button('Subtitles'));
  });
});

describe('style', () => {
  it('changes size, colour, background, font and height, and applies them to the video [SUBTITLE-06, SUBTITLE-07]', async () => {
    const onPreferencesChange = jest.fn();
    await open({ captions, onPreferencesChange });
    await panel('Style');
    fireEvent.change(screen.getByRole('slider', { name: 'Size' }), { target: { value: '2.5' } });
    fireEvent.change(screen.getByRole('slider', { name: 'Vertical position' }), { target: { value: '20' } });
    for (const name of ['Brown', 'Solid', 'Serif']) fireEvent.click(screen.getByRole('radio', { name }));
    expect(onPreferencesChange).toHaveBeenLastCalledWith({
      subtitleStyle: expect.objectContaining(brownSerif),
    });
    expect(layer().style.getPropertyValue('--mq-caption-scale')).toBe('2.5');
    expect(layer().style.getPropertyValue('--mq-caption-font')).toContain('Georgia');
    expect(
      screen
        .getAllByRole('radio')
        .slice(0, 5)
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['White', 'Brown', 'Yellow', 'Gray', 'Black']);
    fireEvent.click(button('Reset style'));
    expect(layer().style.getPropertyValue('--mq-caption-scale')).toBe('1');
  });
});

describe('subtitles found elsewhere', () => {
  const elsewhere = [{ id: 'f', language: 'en', url: 'https://s.example/en.vtt', type: 'vtt' as const }];

  it('are used if the source has none [SUBTITLE-04]', async () => {
    const result = { ...noIntro, stream: { ...noIntro.stream, captions: [] } };
    const found = { ...captions, found: elsewhere };
    const { engine } = await open({ sources: [result], captions: found, preferences: english });
    set(engine, { positionSec: 15, paused: true });
    await pass(20);
    expect(lines()).toEqual(['Hello']);
  });

  it('are not used together with those of the source [SUBTITLE-04]', async () => {
    await open({ captions: { found: elsewhere } });
    menu();
    act(() => undefined);
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(3);
  });
});
