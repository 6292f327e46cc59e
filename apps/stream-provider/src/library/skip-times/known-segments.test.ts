import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Segment } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import type { MediaInfo } from '../probe/media-info';
import { readEdlBeside } from './edl-beside';
import { chapterSegments, joinSegments } from './known-segments';

const kindOf = (title: string, startSec: number, endSec: number) =>
  chapterSegments({ durationSec: 1000, chapters: [{ title, startSec, endSec }] })[0]?.kind;

describe('chapters', () => {
  it.each(['Intro', 'OP', 'op 2', 'Opening', 'Opening Credits', 'Vorspann', 'オープニング', 'Main Titles'])(
    'called %s are an intro',
    (title) => expect(kindOf(title, 10, 100)).toBe('intro'),
  );
  it.each(['Credits', 'End Credits', 'ED', 'Ending', 'Outro', 'Closing theme', 'Abspann', 'エンディング'])(
    'called %s are credits',
    (title) => expect(kindOf(title, 900, 1000)).toBe('credits'),
  );
  it.each([
    ['Recap', 'recap'],
    ['Previously on the show', 'recap'],
    ['Preview', 'preview'],
    ['Next time', 'preview'],
  ])('called %s are a %s', (title, kind) => expect(kindOf(title, 0, 60)).toBe(kind));
  it.each([
    'Introduction to Mrs. May',
    'Opening the door',
    'Operation',
    'Ending the war',
    'Ed comes home',
    'Edinburgh',
  ])('called %s are scenes', (title) => expect(kindOf(title, 900, 960)).toBe('chapter'));

  it('are scenes if they cannot be what they are called: an opening of ten minutes, credits at the start', () => {
    expect(kindOf('Opening', 0, 600)).toBe('chapter');
    expect(kindOf('Credits', 0, 60)).toBe('chapter');
  });
});

describe('what is known of a file', () => {
  const intro: Segment = { kind: 'intro', startSec: 10, endSec: 40 };
  const chapter: Segment = { kind: 'intro', title: 'Intro', startSec: 12, endSec: 50 };
  const scene: Segment = { kind: 'chapter', title: 'One', startSec: 0, endSec: 500 };
  const credits: Segment = { kind: 'credits', startSec: 900, endSec: 1000 };
  const edit: Segment = { kind: 'commercial', startSec: 15, endSec: 45 };

  it('comes from its chapters, then from what was found [LIBRARY-52]', () => {
    expect(joinSegments([], [scene, chapter], [intro, credits])).toEqual([scene, chapter, credits]);
    expect(joinSegments([], [scene], [intro, credits])).toEqual([scene, intro, credits]);
  });

  it('comes from an edit list before both; the chapter remains a chapter [LIBRARY-52]', () => {
    expect(joinSegments([edit], [scene, chapter], [intro, credits])).toEqual([
      scene,
      { ...chapter, kind: 'chapter' },
      edit,
      credits,
    ]);
  });
});

it('an edit list beside the file is read if it is valid, of limited size and no link [LIBRARY-52]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-edl-'));
  const info = { durationSec: 100, video: { frameRate: 25 } } as MediaInfo;
  const read = (name: string) => readEdlBeside(join(folder, name), info);
  writeFileSync(join(folder, 'Film.edl'), '10 20 3\n#1000 #1500 0\n200 300 3\n');
  writeFileSync(join(folder, 'Large.edl'), '10 20 3\n'.repeat(20_000));
  symlinkSync(join(folder, 'Film.edl'), join(folder, 'Link.edl'));
  expect(await read('Film.mkv')).toEqual([
    { kind: 'commercial', startSec: 10, endSec: 20 },
    { kind: 'commercial', startSec: 40, endSec: 60 },
  ]);
  for (const name of ['Large.mkv', 'Link.mkv', 'None.mkv']) expect(await read(name)).toEqual([]);
  rmSync(folder, { recursive: true });
});
