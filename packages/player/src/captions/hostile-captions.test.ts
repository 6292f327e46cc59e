/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import fc from 'fast-check';
import { type CueNode, cueText, parseCues } from '@marquee/core/subtitles';
import { createCueStore } from './cue-store';
import { searchCaptions } from './search-captions';

const tags = (nodes: readonly CueNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.tag, ...('children' in node ? tags(node.children) : [])],
  );
const allowed = new Set(['i', 'b', 'u', 'br']);
const block = '00:00:01,000 --> 00:00:02,000\n';

describe('hostile subtitle files', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        'WEBVTT\n\n',
        block,
        '\n',
        '\r\n',
        '-->',
        '[Script Info]\n',
        '[Events]\n',
        '\0',
        '\ufeff',
        '{\\an8}',
        '{\\p1}',
      ],
      ...['Format: Start, End, Text\n', 'Dialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,', 'Dialogue: ,,,,\n', '\\N'],
      ...['<script>', '</script', '<i>', '</b>', '<style', '<iframe src=x>', '&lt;img&gt;', '&#x110000;', '<', '}'],
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );

  it('never throw and never yield markup other than i, b, u and br', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const cue of parseCues(pieces.join(''))) {
          expect(tags(cue.nodes).every((tag) => allowed.has(tag))).toBe(true);
          expect(cue.endSec).toBeGreaterThan(cue.startSec);
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['open tags', `${block}${'<i><script'.repeat(200_000)}`],
    ['open overrides', `${block}${'{\\an'.repeat(500_000)}`],
    ['unclosed blocks', `${block}${'<style>'.repeat(300_000)}`],
    ['blanks before a time', `${' '.repeat(2_000_000)}x`],
    ['entities', `${block}${'&'.repeat(2_000_000)}`],
    ['arrows', '00:00:01,000 --> '.repeat(120_000)],
    ['cues at one second', `${block}x\n\n`.repeat(60_000)],
    ['dialogue', `[Events]\n${'Dialogue: 0,0:00:01.00,0:00:02.00,,,,,,,{\\i1{\\i1\n'.repeat(40_000)}`],
    ['commas', `[Events]\nDialogue: ${','.repeat(2_000_000)}`],
  ])('of two megabytes of %s are parsed quickly', (_, file) => {
    const spentMs = startProcessorClock();
    const cues = parseCues(file);
    const store = createCueStore();
    store.replace(cues);
    for (let frame = 0; frame < 60; frame += 1) store.activeAt(1.5);
    // Far less than a quadratic algorithm would need, and far more than the actual one.
    expect(spentMs()).toBeLessThan(3000);
    expect(store.activeAt(1.5).length).toBeLessThanOrEqual(8);
  });
});

describe('SubStation Alpha', () => {
  const file = `[Script Info]\nTitle: x\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n`;
  const line = (text: string, at = '0:00:01.50,0:00:03.00') => `Dialogue: 0,${at},Default,,0,0,0,,${text}\n`;
  const read = (text: string) => parseCues(file + line(text))[0];

  it('is parsed without override tags, but with times, line breaks, italics, commas and position', () => {
    const cue = read('{\\an8\\fs20}{\\i1}Hello,{\\i0} you\\Nthere{\\c&HFFFFFF&}!');
    expect(cue).toMatchObject({ startSec: 1.5, endSec: 3, place: 'top' });
    expect(cueText(cue?.nodes ?? [])).toBe('Hello, you\nthere!');
    expect(tags(cue?.nodes ?? [])).toEqual(['i', 'br']);
  });

  it('leaves out drawings, advertisements and lines without a time', () => {
    expect(read('{\\p1}m 0 0 l 10 10{\\p0}')).toBeUndefined();
    expect(read('Subtitles by www.OpenSubtitles.org')).toBeUndefined();
    expect(parseCues(file + line('x', 'soon,later'))).toEqual([]);
  });
});

describe('the subtitle service', () => {
  const { signal } = new AbortController();
  const caption = { id: '1', language: 'en', url: 'https://s.example/1.srt', type: 'srt' as const };
  const asked: string[] = [];
  const answering =
    (body: unknown, status = 200) =>
    (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    };

  it('is asked by id, and by season and episode for a series [SUBTITLE-04]', async () => {
    const fetch = answering([caption]);
    await expect(searchCaptions('https://s.example/find?key=1', { id: 603 }, fetch, signal)).resolves.toEqual([
      caption,
    ]);
    await searchCaptions('https://s.example/find', { id: 1399, season: 1, episode: 2 }, fetch, signal);
    expect(asked).toEqual(['https://s.example/find?key=1&id=603', 'https://s.example/find?id=1399&season=1&episode=2']);
  });

  it('that answers junk yields only valid captions with http(s) URLs', async () => {
    const junk = [caption, null, 5, { id: 'x' }, { ...caption, url: 'javascript:alert(1)' }];
    await expect(searchCaptions('https://s.example', { id: 1 }, answering(junk), signal)).resolves.toEqual([caption]);
    await expect(searchCaptions('https://s.example', { id: 1 }, answering({}), signal)).rejects.toThrow('no list');
    await expect(searchCaptions('https://s.example', { id: 1 }, answering([], 500), signal)).rejects.toThrow('500');
  });
});
