import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTag } from './language';
import { purposeOfTitle, readSubtitleName } from './subtitle-name';
import { toVtt } from './to-vtt';
import { hasFfmpeg, installedFfmpeg, needsFfmpeg, noFfmpeg } from '../../testing/library-app';
import { picture, runFfmpeg } from '../../testing/film-library';
import { ask, filesOf, libraryForEachTest, pathOf } from '../../testing/library-requests';

describe('the name of a subtitle file', () => {
  it.each([
    ['en', 'en', 'English'],
    ['eng', 'en', 'English'],
    ['pt-BR', 'pt-BR', 'Português (Brasil)'],
    ['German', 'de', 'Deutsch'],
    ['2_Spanish', 'es', 'Español'],
    ['en.forced', 'en', 'English (forced)'],
    ['en.sdh', 'en', 'English (SDH)'],
    ['en.hi', 'en', 'English (SDH)'],
    ['hi', 'hi', 'हिन्दी'],
    ['zh-Hant', 'zh-Hant', '繁體中文'],
    ['zh_Hans', 'zh-Hans', '简体中文'],
    ['zh-Hant-TW.sdh', 'zh-Hant-TW', '中文（繁體，台灣） (SDH)'],
    ['cht', 'zh-Hant', '繁體中文'],
    ['chs', 'zh-Hans', '简体中文'],
    ['chi', 'zh', '中文'],
    ['es-419', 'es-419', 'Español latinoamericano'],
    ['es_419.forced', 'es-419', 'Español latinoamericano (forced)'],
    ['sr-Latn', 'sr-Latn', 'Srpski (latinica)'],
    ['pt_BR', 'pt-BR', 'Português (Brasil)'],
    ['en-forced', 'en', 'English (forced)'],
    ['en-cc', 'en', 'English (SDH)'],
    ['en-hi', 'en', 'English (SDH)'],
    ['en.commentary', 'en', 'English (commentary)'],
    ['commentary.de', 'de', 'Deutsch (commentary)'],
    ['en.foreign', 'en', 'English (forced)'],
    ['', 'und', 'Subtitles'],
    ['1080p', 'und', 'Subtitles'],
  ])('%s is %s, shown as %s', (rest, language, label) => {
    expect(readSubtitleName(rest)).toMatchObject({ language, label });
  });

  it.each([
    ['Signs & Songs', { isForced: true, isForHearingImpaired: false, isCommentary: false }],
    ['English [Forced]', { isForced: true, isForHearingImpaired: false, isCommentary: false }],
    ['English (SDH)', { isForced: false, isForHearingImpaired: true, isCommentary: false }],
    ["Director's Commentary", { isForced: false, isForHearingImpaired: false, isCommentary: true }],
    ['Full', { isForced: false, isForHearingImpaired: false, isCommentary: false }],
  ])('in the title of a track is understood: %s', (title, purpose) => {
    expect(purposeOfTitle(title)).toEqual(purpose);
  });

  it('is ignored when it is invalid', () => {
    for (const word of ['zz', 'qqq', 'toString', '', 'und', '..']) expect(languageTag(word)).toBeUndefined();
  });
});

describe('a subtitle file', () => {
  it('is converted from SubRip to WebVTT, with or without numbers, blank lines or commas [LIBRARY-06]', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,5 --> 00:00:03,000 X1:1\r\n{\\an8}<i>One</i> <font color="red">red</font>\r\n\r\n2\r\n00:04.000 --> 00:05.000\r\nTwo\r\nlines\r\n';
    expect(toVtt(srt, 'srt')).toBe(
      'WEBVTT\n\n00:00:01.500 --> 00:00:03.000 line:0\n<i>One</i> red\n\n00:00:04.000 --> 00:00:05.000\nTwo\nlines\n',
    );
  });

  it('is converted from Advanced SubStation to WebVTT, in order, with bold and without other override tags', () => {
    const ass = [
      '[Events]',
      'Format: Layer, Start, End, Style, Text',
      'Dialogue: 0,0:00:05.00,0:00:06.50,Default,Later',
      'Dialogue: 0,0:00:01.00,0:00:02.00,Default,{\\b1\\fs9}Sooner,{\\b0}{a comment} he said\\NTwo',
      'Dialogue: 0,0:00:01.00,0:00:02.00,Default,{\\p1}m 0 0 l 10 10',
    ].join('\n');
    expect(toVtt(ass, 'ass')).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<b>Sooner,</b> he said\nTwo\n\n00:00:05.000 --> 00:00:06.500\nLater\n',
    );
  });

  it.each([
    ['srt', '1\n00:00:01,000 --> 00:00:02,000\n', '<'],
    ['srt', '1\n00:00:01,000 --> 00:00:02,000\n', '<a '.repeat(60)],
    ['srt', '1\n00:00:01,000 --> 00:00:02,000\n', '{\\'],
    ['ass', 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,', '{\\p'],
    ['vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n', '<'],
  ] as const)(
    'of two megabytes in one cue becomes one of a few kilobytes, in no time (%s %#)',
    (format, head, text) => {
      const spentMs = startProcessorClock();
      const cue = `${head}${text.repeat(2_000_000 / text.length)}`;
      expect(toVtt(cue, format).length).toBeLessThan(17_000);
      expect(spentMs()).toBeLessThan(1_000);
    },
  );

  it('is read up to a limit, whatever the file contains', () => {
    const cue = '00:00:01,000 --> 00:00:02,000\nHello\n';
    expect(toVtt(`${cue}${'\n'.repeat(300_000)}${cue}`, 'srt').match(/Hello/g)).toHaveLength(1);
    const line = `Dialogue: 0,0:00:01.00,0:00:02.00,,,,,,,${'a,'.repeat(100_000)}`;
    expect(toVtt(line, 'ass').length).toBeLessThan(5_000);
  });
});

const openLibrary = libraryForEachTest();
const files = { 'Film (1999).mp4': 'direct.mp4' } as const;
const sami = `<SAMI><HEAD><STYLE TYPE="text/css"><!-- .KRCC {Name: Korean; lang: ko-KR;} --></STYLE></HEAD><BODY>
<SYNC Start=1000><P Class=KRCC>안녕<br>하세요</P>
<SYNC Start=2000><P Class=KRCC>&nbsp;</P></BODY></SAMI>`;

(hasFfmpeg ? describe : describe.skip)(needsFfmpeg('subtitles beside a film in the formats of old players'), () => {
  it('are served as WebVTT: SAMI in its encoding, MicroDVD by the frames of the video [LIBRARY-06]', async () => {
    const library = await openLibrary({
      tools: installedFfmpeg,
      texts: { 'Film (1999).de.sub': '{10}{20}Hallo|dort\n{30}{40}Tschüss\n' },
      prepare(folder) {
        writeFileSync(join(folder, 'Film (1999).ko.smi'), Buffer.from(`\uFEFF${sami}`, 'utf16le'));
        runFfmpeg(...picture(5), '-r', '10', '-c:v', 'libx264', join(folder, 'Film (1999).mp4'));
      },
    });
    const { captions } = await filesOf(library);
    expect(captions.map(({ language, type }) => [language, type])).toEqual([
      ['de', 'vtt'],
      ['ko', 'vtt'],
    ]);
    const [german, korean] = await Promise.all(captions.map(({ url }) => ask(library, pathOf(url))));
    expect(german?.text).toMatch(/00:01\.000 --> 00:02\.000\nHallo\ndort\n/);
    expect(korean?.text).toMatch(/00:01\.000 --> 00:02\.000\n안녕\n하세요\n/);
  });

  it('are offered only if they have a cue, and if ffmpeg is there to convert them', async () => {
    const texts = { 'Film (1999).de.sub': '\0\0\x01\xba not text', 'Film (1999).ko.smi': sami };
    const library = await openLibrary({ files, texts, tools: noFfmpeg });
    expect((await filesOf(library)).captions).toEqual([]);
    await library.close();
    const { captions } = await filesOf(await openLibrary({ files, texts, tools: installedFfmpeg }));
    expect(captions.map(({ language }) => language)).toEqual(['ko']);
  });
});

describe('subtitles that nothing reads', () => {
  it('are on the operator’s list [LIBRARY-12]', async () => {
    const library = await openLibrary({ files, texts: { 'Film (1999).en.ttml': '<tt/>' } });
    expect((await ask(library, '/library')).body.skipped).toMatchObject([{ reason: 'subtitle_format', count: 1 }]);
    expect((await filesOf(library)).captions).toEqual([]);
  });
});
