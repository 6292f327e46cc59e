import { describe, expect, it } from '@jest/globals';
import { describeRead, readOne, readTexts } from '../../testing/read-text';

describe('Netflix [IMPORT-17]', () => {
  it('reads episodes of named seasons; any other name with a colon stays whole, of either type', () => {
    const table =
      'Title,Date\n"Harbour Lights: Season 2: The Pier","12/31/26"\n"The Long Ferry","9/9/23"\n"Rain: Season of Fog","9/10/23"\n' +
      '"Le Phare: Saison 1: Épisode 3","8/8/22"\n"Quays: Limited Series: Ropes: Part 2","8/8/22"\n": Episode 7","8/8/22"\n';
    expect(readOne('NetflixViewingHistory.csv', table)).toEqual([
      '2: watching tv Harbour Lights s2 The Pier 2026-12-31',
      '3: watching any The Long Ferry 2023-09-09',
      '4: watching any Rain: Season of Fog 2023-09-10',
      '5: watching tv Le Phare s1e3 Épisode 3 2022-08-08',
      '6: watching tv Quays s1 Ropes: Part 2 2022-08-08',
      '7: problem no_title',
    ]);
  });

  it('reads days as the language of the account writes them, and never guesses', () => {
    expect(readOne('n.csv', 'Title,Date\nA,31.12.2023\nB,01.02.2023\n')).toEqual([
      '2: watching any A 2023-12-31',
      '3: watching any B 2023-02-01',
    ]);
    expect(readOne('n.csv', 'Title,Date\nA,1/2/23\nB,soon\n')).toEqual([
      '2: watching any A ?',
      '3: watching any B ?',
      '2: problem ambiguous_date',
      '3: problem unknown_date',
    ]);
  });

  it.each([
    ['Harbour Lights: Season 1: Pilot (Episode 1)', 'tv Harbour Lights s1e1 Pilot'],
    ['Vuurtoren: Seizoen 2: Storm (Aflevering 3)', 'tv Vuurtoren s2e3 Storm'],
    ['Maják: 2. řada: Bouře', 'tv Maják s2 Bouře'],
    ['Maják: 2. řada: 5. díl', 'tv Maják s2e5 5. díl'],
    ['Torony: 2. évad: Vihar', 'tv Torony s2 Vihar'],
    ['Fener: 2. Sezon: 3. Bölüm', 'tv Fener s2e3 3. Bölüm'],
    ['灯台: 第2シリーズ: エピソード3', 'tv 灯台 s2e3 エピソード3'],
    ['등대: 시즌 1: 3화', 'tv 등대 s1e3 3화'],
    ['灯塔：第 2 季：第 3 集', 'tv 灯塔 s2e3 第 3 集'],
    ['Φάρος: Κύκλος 2: Επεισόδιο 3', 'tv Φάρος s2e3 Επεισόδιο 3'],
    ['מגדלור: עונה 2: פרק 3', 'tv מגדלור s2e3 פרק 3'],
    ['المنارة: الموسم 2: الحلقة 3', 'tv المنارة s2e3 الحلقة 3'],
    ['ประภาคาร: ซีซั่น 2: ตอนที่ 3', 'tv ประภาคาร s2e3 ตอนที่ 3'],
    ['Hải đăng: Phần 2: Tập 3', 'tv Hải đăng s2e3 Tập 3'],
    ['Mercusuar: Musim 2: Episode 3', 'tv Mercusuar s2e3 Episode 3'],
    ['Svjetionik: Sezona 2: Epizoda 3', 'tv Svjetionik s2e3 Epizoda 3'],
    ['Quays: Season 4 Part 2: Ropes', 'tv Quays s4 Ropes'],
    ['Quays: Season 1 (Part 2): Ropes', 'tv Quays s1 Ropes'],
    ['Quays: Year 2: Ropes', 'tv Quays s2 Ropes'],
    ['灯塔: 第一季: 第二章', 'tv 灯塔 s1e2 第二章'],
    ['Stranger Things: Stranger Things 4: Chapter One: The Club', 'tv Stranger Things s4 Chapter One: The Club'],
    ['Rain: Season of Fog: Part One', 'any Rain: Season of Fog: Part One'],
  ])('%s', (title, expected) => {
    expect(readOne('n.csv', `Title,Date\n"${title}",12/31/26\n`)).toEqual([`2: watching ${expected} 2026-12-31`]);
  });

  it.each([
    ['21. 12. 27.', '22. 1. 3.', '2021-12-27'],
    ['2021. 03. 15.', '2021. 12. 1.', '2021-03-15'],
    ['21/03/15', '22/01/30', '2021-03-15'],
    ['15/03/21', '30/01/22', '2021-03-15'],
  ])('reads %s beside %s by the order of the whole file', (one, other, expected) => {
    expect(readOne('n.csv', `Title,Date\nA,${one}\nB,${other}\n`)[0]).toBe(`2: watching any A ${expected}`);
  });

  const view = (profile: string, start: string, duration: string, bookmark = '') =>
    `${profile},${start},${duration},The Long Ferry,,${bookmark}\n`;
  const activity = (...views: string[]) => {
    const head = 'Profile Name,Start Time,Duration,Title,Supplemental Video Type,Bookmark\n';
    const read = readTexts({ 'ViewingActivity.csv': head + views.join('') });
    const profiles = read.records.map((record) => ('profile' in record ? record.profile : ''));
    return describeRead(read).map((line, at) => [line, profiles[at]].filter(Boolean).join(' of '));
  };

  it('counts sittings within a day that reach the end together once, for each profile', () => {
    expect(
      activity(
        view('Ann', '2024-03-06 20:41:30', '00:39:00'),
        view('Ann', '2024-03-05 22:41:30', '01:00:00'),
        view('Ben', '2024-03-05 22:41:30', '01:00:00'),
        view('Ann', '2023-03-05 22:41:30', '01:40:00'),
      ),
    ).toEqual([
      '2: watching any The Long Ferry 2024-03-06 20:41 of Ann',
      '4: progress any The Long Ferry 3600/6000 of Ben',
      '5: watching any The Long Ferry 2023-03-05 22:41 of Ann',
      '3: problem same_watching',
    ]);
  });

  it('counts a title that was seen to its end twice in a day twice', () => {
    expect(
      activity(
        view('Ann', '2024-03-05 20:00:00', '00:45:00', '01:40:00'),
        view('Ann', '2024-03-05 19:00:00', '00:50:00', '00:55:00'),
        view('Ann', '2024-03-05 14:00:00', '01:40:00', '01:40:00'),
      ),
    ).toEqual([
      '2: watching any The Long Ferry 2024-03-05 20:00 of Ann',
      '4: watching any The Long Ferry 2024-03-05 14:00 of Ann',
      '3: problem same_watching',
    ]);
  });

  it('says where a title was left, and does not count what was begun days before', () => {
    expect(
      activity(
        view('Ann', '2024-03-09 20:00:00', '00:10:00', '00:10:00'),
        view('Ann', '2024-03-01 20:00:00', '00:20:00', '00:20:00'),
        view('Ben', '2024-02-01 20:00:00', '01:40:00', '01:40:00'),
      ),
    ).toEqual([
      '2: progress any The Long Ferry 600/6000 of Ann',
      '4: watching any The Long Ferry 2024-02-01 20:00 of Ben',
      '3: problem not_finished',
    ]);
  });

  it('leaves out trailers and previews of the detailed history', () => {
    const table =
      'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country\n' +
      'Ann,2024-03-05 20:41:30,01:39:00,,The Long Ferry,,TV,01:39:00,01:39:00,GB\n' +
      'Ann,2024-03-05 20:40:30,00:00:30,,The Long Ferry,,TV,00:00:30,Not latest view,GB\n' +
      'Ann,2024-03-05 20:39:30,00:02:30,,Rafts,TRAILER,TV,00:02:30,Not latest view,GB\n';
    expect(readOne('ViewingActivity.csv', table)).toEqual([
      '2: watching any The Long Ferry 2024-03-05 20:41',
      '3: problem not_carried_over',
      '4: problem not_carried_over',
    ]);
  });
});
