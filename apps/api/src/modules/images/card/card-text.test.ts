import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { TransformProcess } from '../transform-process';
import { fontEnvironment, settable } from './card-fonts';

describe('the lettering of link previews', () => {
  const folder = temporaryFolder();
  let worker: TransformProcess;
  beforeAll(() => {
    worker = new TransformProcess(fontEnvironment(folder.path));
  });
  afterAll(() => {
    worker.stop();
    folder.remove();
  });

  /** Where the name of a card has light pixels, from side to side and from top to bottom. */
  async function inkOf(name: string): Promise<{ left: number; right: number; top: number; bottom: number }> {
    const card = { names: [name], line: '', rating: null, siteName: '', direction: 'ltr' } as const;
    const job = { card, backdrop: null, posters: [], fontFolder: folder.path, maxPixels: 5e7 };
    const result = await worker.run(job, 300_000);
    if (result.outcome !== 'done') throw new Error(result.reason);
    const { data, info } = await sharp(result.bytes).extractChannel('blue').raw().toBuffer({ resolveWithObject: true });
    const light = [...data.keys()].filter((index) => (data[index] ?? 0) > 190);
    const columns = light.map((index) => index % info.width);
    return {
      left: Math.min(...columns),
      right: Math.max(...columns),
      top: Math.floor(Math.min(...light) / info.width),
      bottom: Math.floor(Math.max(...light) / info.width),
    };
  }
  const widthOf = async (name: string) => inkOf(name).then(({ left, right }) => right - left);

  it.each(['Żółć – Ærø', 'Иваново детство', 'ואלס עם באשיר', 'سبعة ساموراي', '千と千尋の神隠し', '七人の侍'])(
    'has the letters of %s [SHARE-03]',
    (name) => {
      expect(settable(name)).toBe(name);
    },
  );

  it('leaves out signs that it lacks, and refuses letters that it lacks [SHARE-03]', () => {
    expect(settable('Wow 🎬!\u0007')).toBe('Wow !');
    expect(settable('기생충 Parasite')).toBeNull();
    expect(settable('🎬')).toBeNull();
  });

  it('joins Arabic letters, whatever fonts the machine has [SHARE-03]', async () => {
    const apart = Array.from('سلام', (letter) => `${letter}\u200c`).join('');
    expect(await widthOf('سلام')).toBeLessThan(await widthOf(apart));
  });

  it.each([
    ['a word', 'It'],
    ['a long name', 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb'],
    ['a word that no line holds', 'Donaudampfschifffahrts'.repeat(8)],
    ['a text without end', 'word '.repeat(200).trim()],
    ['markup', '<b>Tom & Jerry</b> &amp; </span>'],
  ])('fits %s on the picture [SHARE-03]', async (_, text) => {
    const { left, right, top, bottom } = await inkOf(text);
    expect([left >= 60, right <= 1140, top >= 80, bottom <= 560]).toEqual([true, true, true, true]);
  });
});
