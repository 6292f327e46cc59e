/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cueText } from './cue';
import { decodeText } from './decode-text';
import { encodingChoices, type Encoding } from './encodings';
import { encodeAs } from './encode-for-tests';
import { decodeCaptionFile, readCaptionFile } from './caption-file';

const lines: readonly (readonly [Encoding, string])[] = [
  ['utf-8', 'Grüße, où êtes-vous? 你好'],
  ['utf-16le', 'Où êtes-vous passés?'],
  ['utf-16be', 'Où êtes-vous passés?'],
  [
    'windows-1250',
    'Cześć, jak się masz? Nie wiem, co się stało z twoją siostrą. Musimy już iść, bo spóźnimy się na pociąg.',
  ],
  [
    'windows-1250',
    'Dobrý den, jak se máte? Nevím, co se stalo. Přišel jsem pozdě, protože vlak měl zpoždění. Můžeš mi říct, kde je?',
  ],
  [
    'iso-8859-2',
    'Cześć, jak się masz? Nie wiem, co się stało z twoją siostrą. Musimy już iść, bo spóźnimy się na pociąg.',
  ],
  ['windows-1251', 'Привет, как дела? Я не знаю, что случилось. Мы должны идти, иначе опоздаем на поезд.'],
  ['koi8-r', 'Привет, как дела? Я не знаю, что случилось. Мы должны идти, иначе опоздаем на поезд.'],
  ['windows-1252', "Bonjour, ça va ? Je ne sais pas ce qui s'est passé. Où sont mes clés ?"],
  ['windows-1252', 'Déjà vu : où êtes-vous passés, mes chers élèves ?'],
  ['windows-1252', '¿Qué pasó? No sé dónde está mi hermano. Mañana iremos a la estación. ¡Adiós, señor!'],
  ['windows-1253', 'Γεια σου, τι κάνεις; Δεν ξέρω τι έγινε. Πρέπει να φύγουμε, αλλιώς θα χάσουμε το τρένο.'],
  [
    'windows-1254',
    'Merhaba, nasılsın? Ne olduğunu bilmiyorum. Gitmeliyiz, yoksa treni kaçıracağız. Teşekkür ederim, şimdi.',
  ],
  ['windows-1255', 'שלום, מה שלומך? אני לא יודע מה קרה. אנחנו חייבים ללכת, אחרת נאחר לרכבת.'],
  ['windows-1256', 'مرحبا، كيف حالك؟ لا أعرف ماذا حدث. يجب أن نذهب وإلا سنتأخر عن القطار.'],
  ['gb18030', '你好，你怎么样？我不知道发生了什么事。我们得走了，不然就赶不上火车了。'],
  ['big5', '你好，你怎麼樣？我不知道發生了什麼事。我們得走了，不然就趕不上火車了。'],
  ['shift_jis', 'こんにちは、お元気ですか。何が起こったのか分かりません。急がないと電車に遅れます。'],
  ['euc-jp', 'こんにちは、お元気ですか。何が起こったのか分かりません。急がないと電車に遅れます。'],
  ['euc-kr', '안녕하세요, 잘 지내세요? 무슨 일이 있었는지 모르겠어요. 서두르지 않으면 기차를 놓칠 거예요.'],
];
/** Short files, with the language in their names. */
const hinted: readonly (readonly [Encoding, string, string | undefined])[] = [
  ['big5', '謝謝你來看我', undefined],
  ['big5', '你好，你怎麼樣？', 'en'],
  ['big5', '這是我們的家', 'zh'],
  ['gb18030', '谢谢你来看我', undefined],
  ['gb18030', '他说他会回来的', 'zh-Hant'],
  ['gb18030', '這是我們的家', 'zh-TW'],
  ['shift_jis', 'ありがとう', 'zh'],
  ['euc-kr', '고마워요', 'ja'],
  ['windows-1251', 'Привет, как дела? Я не знаю, что случилось.', 'en'],
  ['windows-1251', 'Привет, как дела? Я не знаю, что случилось.', 'de'],
  ['windows-1252', "Où sont mes clés ? Je ne sais pas ce qui s'est passé.", 'ru'],
  ['windows-1252', 'Ça va ?', 'fr'],
  ['windows-1250', 'Přišel jsem pozdě.', 'cs'],
  ['windows-874', 'สวัสดีครับ คุณเป็นอย่างไรบ้าง', 'th'],
  ['utf-16le', '谢谢你来看我', undefined],
  ['utf-16be', 'Привет', 'en'],
];
const asSrt = (text: string): string => `1\r\n00:00:01,000 --> 00:00:04,000\r\n<i>${text}</i>\r\n\r\n`;
const asFile = (bytes: Uint8Array, name = 'own.srt') => ({
  name,
  size: bytes.length,
  arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer),
});

describe('a local subtitle file', () => {
  it.each(lines)('is decoded as %s: %s [SUBTITLE-09]', async (encoding, text) => {
    const own = await readCaptionFile(asFile(encodeAs(asSrt(text), encoding)));
    expect(own.encoding).toBe(encoding);
    expect(cueText(own.cues[0]?.nodes ?? [])).toBe(text);
  });

  it.each(hinted)(
    'of one line is decoded as %s: %s, whatever its name claims (%s) [SUBTITLE-09]',
    async (encoding, text, language) => {
      const decoded = await decodeText(encodeAs(asSrt(text), encoding), undefined, language);
      expect(decoded.encoding).toBe(encoding);
      expect(decoded.text).toContain(text);
    },
  );

  it('is UTF-8 also when it was cut off inside a letter', async () => {
    const whole = encodeAs(asSrt('Где ты была?'.repeat(20)), 'utf-8');
    expect((await decodeText(whole.subarray(0, -10))).encoding).toBe('utf-8');
    expect(
      (await decodeText(encodeAs('Grüße, wo waren Sie?'.repeat(20) + 'ü', 'utf-8').subarray(0, -1))).encoding,
    ).toBe('utf-8');
  });

  it('is decoded again in a manually chosen encoding', async () => {
    const own = await readCaptionFile(asFile(encodeAs(asSrt('Да'), 'windows-1251')));
    const again = await decodeCaptionFile(own, 'windows-1251');
    expect(cueText(again.cues[0]?.nodes ?? [])).toBe('Да');
    expect(again.id).toBe(own.id);
  });

  it('is rejected with a message when it has no cues or is too large', async () => {
    await expect(readCaptionFile(asFile(encodeAs('{"not":"subtitles"}', 'utf-8')))).rejects.toThrow(
      'No subtitles were found in that file',
    );
    await expect(readCaptionFile({ ...asFile(new Uint8Array(2)), size: 9e6 })).rejects.toThrow('too large');
  });

  it('with arbitrary bytes throws only its own error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...encodingChoices), async (bytes, [as]) => {
        expect(typeof (await decodeText(bytes)).text).toBe('string');
        expect((await decodeText(bytes, as)).encoding).toBe(as);
      }),
      { numRuns: 60 },
    );
  });
});
