import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hasFfmpeg, installedFfmpeg, needsFfmpeg, noFfmpeg } from '../../testing/library-app';
import { picture, runFfmpeg } from '../../testing/film-library';
import { ask, filesOf, libraryForEachTest, pathOf } from '../../testing/library-requests';

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
      ['ko', 'vtt'],
      ['de', 'vtt'],
    ]);
    const [korean, german] = await Promise.all(captions.map(({ url }) => ask(library, pathOf(url))));
    expect(german?.text).toMatch(/00:01\.000 --> 00:02\.000\nHallo\ndort\n/);
    expect(korean?.text).toMatch(/00:01\.000 --> 00:02\.000\n안녕\n하세요\n/);
  }, 60_000);

  it('are offered only if they have a cue, and if ffmpeg is there to convert them', async () => {
    const texts = { 'Film (1999).de.sub': '\0\0\x01\xba not text', 'Film (1999).ko.smi': sami };
    const library = await openLibrary({ files, texts, tools: noFfmpeg });
    expect((await filesOf(library)).captions).toEqual([]);
    await library.close();
    const { captions } = await filesOf(await openLibrary({ files, texts, tools: installedFfmpeg }));
    expect(captions.map(({ language }) => language)).toEqual(['ko']);
  }, 60_000);
});

describe('subtitles that nothing reads', () => {
  it('are on the operator’s list [LIBRARY-12]', async () => {
    const library = await openLibrary({ files, texts: { 'Film (1999).en.ttml': '<tt/>' } });
    expect((await ask(library, '/library')).body.skipped).toMatchObject([{ reason: 'subtitle_format', count: 1 }]);
    expect((await filesOf(library)).captions).toEqual([]);
  });
});
