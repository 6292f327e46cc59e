/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { playerMessages } from '../messages';
import { bestChoice, captionChoices as choicesIn, choiceForLanguage, type CaptionChoice } from './caption-choice';
import { type Cue, type CueNode, cueText, parseCueMarkup, parseCues } from '@marquee/core/subtitles';
import { createCueStore } from './cue-store';
import { loadCaptions } from './load-captions';

const texts = (cues: readonly Cue[]): string[] => cues.map(({ nodes }) => cueText(nodes));
const tags = (nodes: readonly CueNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.tag, ...('children' in node ? tags(node.children) : [])],
  );

describe('parsing subtitle files', () => {
  it('reads WebVTT with header, notes, styles, ids, settings and hours [SUBTITLE-01]', () => {
    const cues = parseCues(
      'WEBVTT - title\n\nSTYLE\n::cue { color: red }\n\nNOTE a comment\n\nintro\n00:01.000 --> 00:02.500 line:0 align:start\nUp here\n\n01:00:00.000 --> 01:00:01.000\n<v Anna>Hello <c.yellow>there</c></v>\n',
    );
    expect(texts(cues)).toEqual(['Up here', 'Hello there']);
    expect(cues[0]).toMatchObject({ startSec: 1, endSec: 2.5, place: 'top' });
    expect(cues[1]).toMatchObject({ startSec: 3600, place: 'bottom' });
  });

  it('reads SubRip with counters, commas, Windows line ends, a byte order mark and missing blank lines [SUBTITLE-01]', () => {
    const cues = parseCues(
      '\uFEFF1\r\n00:00:01,5 --> 00:00:02,000\r\nOne\r\nmore\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n{\\an8}Two\r\n',
    );
    expect(texts(cues)).toEqual(['One\nmore', 'Two']);
    expect(cues[0]?.startSec).toBe(1.5);
    expect(cues[1]?.place).toBe('top');
  });

  it('hides advertisements of subtitle sites, empty cues and cues that end before they start [SUBTITLE-03]', () => {
    const cue = (text: string, times = '00:00:01,000 --> 00:00:02,000') => `1\n${times}\n${text}\n\n`;
    const file = cue('Support us and become VIP member') + cue('Subtitles from www.OpenSubtitles.org') + cue('<i></i>');
    expect(parseCues(file + cue('late', '00:00:09,000 --> 00:00:02,000') + cue('kept'))).toHaveLength(1);
  });

  it('survives any text whatever', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 80 }), (junk, text) => {
        for (const cue of parseCues(`${junk}\n\n00:01.000 --> 00:02.000\n${text}\n${junk}`)) {
          expect(cue.endSec).toBeGreaterThan(cue.startSec);
        }
      }),
    );
  });
});

describe('cue text', () => {
  it('keeps i, b, u and br, and nothing else [SUBTITLE-02]', () => {
    const nodes = parseCueMarkup('<i>a <b>b</b></i><br/><u onclick="x()">c</u><font color="red">d</font><00:01.000>e');
    expect(tags(nodes)).toEqual(['i', 'b', 'br', 'u']);
    expect(cueText(nodes)).toBe('a b\ncde');
  });

  it('removes script, style and iframe with their content, closed or not [SUBTITLE-02]', () => {
    expect(cueText(parseCueMarkup('a<script>alert(1)</script>b<STYLE x>p{}</style >c<iframe src=x>d'))).toBe('abc');
  });

  it('can never become markup: whatever comes in, only the four tags come out [SUBTITLE-02]', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<script>',
        '</i>',
        '<i>',
        '<b',
        '<<u>',
        '&lt;img onerror=x&gt;',
        '<br',
        '>',
        '<iframe',
        '&#60;a&#62;',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const found = tags(parseCueMarkup(pieces.join('')));
        expect(found.every((tag) => ['i', 'b', 'u', 'br'].includes(tag))).toBe(true);
      }),
    );
    expect(parseCueMarkup('&lt;b&gt; &amp;amp;')).toEqual(['<b> &amp;']);
  });
});

describe('the cue store', () => {
  const cue = (startSec: number, endSec: number): Cue => ({
    startSec,
    endSec,
    nodes: [`${startSec}`],
    place: 'bottom',
  });

  it('finds what a plain search finds, for any cues and any second', () => {
    const span = fc
      .tuple(fc.nat(100), fc.integer({ min: 1, max: 40 }))
      .map(([start, length]) => cue(start, start + length));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), fc.nat(150), (cues, second) => {
        const store = createCueStore();
        store.replace(cues);
        const expected = cues.filter(({ startSec, endSec }) => startSec <= second && second < endSec);
        expect(new Set(store.activeAt(second))).toEqual(new Set(expected));
      }),
    );
  });

  it('accepts a segment twice without showing it twice, and drops what was evicted', () => {
    const store = createCueStore();
    store.append([cue(1, 2), cue(5, 6)]);
    store.append([cue(1, 2)]);
    expect(store.size).toBe(2);
    store.removeBetween(0, 3);
    expect(store.activeAt(1.5)).toEqual([]);
    expect(store.activeAt(5)).toBe(store.activeAt(5.5));
  });
});

describe('the subtitles menu', () => {
  const file = (id: string, language: string) => ({
    id,
    language,
    url: `https://x.example/${id}`,
    type: 'vtt' as const,
  });
  const track = (id: string, language: string, label: string, forced = false) => ({ id, language, label, forced });

  const captionChoices = (
    files: Parameters<typeof choicesIn>[0],
    tracks: Parameters<typeof choicesIn>[1],
  ): CaptionChoice[] => choicesIn(files, tracks, playerMessages());

  it('lists files first, then in-stream tracks without a matching file', () => {
    const described = { ...file('3', 'en'), label: 'English (described)' };
    const choices = captionChoices(
      [file('1', 'fr'), described],
      [track('7', 'en', 'English'), track('8', 'fr-FR', 'french'), track('9', 'de', 'German', true)],
    );
    expect(choices.map(({ id, name }) => [id, name])).toEqual([
      ['file:1', 'French'],
      ['file:3', 'English (described)'],
      ['stream:7', 'English'],
    ]);
    expect(choiceForLanguage(choices, 'en')?.id).toBe('stream:7');
  });

  it('distinguishes two with the same name', () => {
    expect(captionChoices([file('1', 'en'), file('2', 'en')], []).map(({ name }) => name)).toEqual([
      'English',
      'English (2)',
    ]);
  });

  it('starts with the first matching language, else the first one', () => {
    const choices = captionChoices([file('1', 'fr'), file('2', 'es')], []);
    expect(bestChoice(choices, [null, 'ja', 'es-MX'])?.id).toBe('file:2');
    expect(bestChoice(choices, ['ja'])?.id).toBe('file:1');
    expect(bestChoice([], ['ja'])).toBeUndefined();
  });

  it('prefers the exact language tag over the same language', () => {
    const choices = captionChoices([file('1', 'pt-PT'), file('2', 'pt-BR')], []);
    expect(choiceForLanguage(choices, 'pt-BR')?.id).toBe('file:2');
    expect(choiceForLanguage(choices, 'pt')?.id).toBe('file:1');
    expect(choiceForLanguage(choices, 'ja')).toBeUndefined();
  });
});

describe('fetching subtitles', () => {
  const { signal } = new AbortController();
  const caption = { id: 'x', language: 'fr', url: 'https://x.example/x.srt', type: 'srt' as const };
  const answer =
    (bytes: Buffer, status = 200) =>
    () =>
      Promise.resolve(new Response(new Uint8Array(bytes), { status }));
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nDéjà vu\n';

  it.each([
    ['UTF-8', Buffer.from(srt)],
    ['Windows-1252', Buffer.from(srt, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${srt}`, 'utf16le')],
  ])('reads a file in %s [SUBTITLE-01]', async (_, bytes) => {
    expect(texts(await loadCaptions(caption, answer(bytes), signal))).toEqual(['Déjà vu']);
  });

  it('rejects a file that is missing or contains no cues', async () => {
    await expect(loadCaptions(caption, answer(Buffer.from('x'), 404), signal)).rejects.toThrow('404');
    await expect(loadCaptions(caption, answer(Buffer.from('<html>')), signal)).rejects.toThrow('no cues');
  });
});
