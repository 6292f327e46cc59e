import { describe, expect, it } from '@jest/globals';
import { readOne } from '../testing/read-text';

describe('Jellyfin’s playback reporting [IMPORT-22]', () => {
  it('reads what was played for long enough', () => {
    const table =
      '2024-03-05 20:41:30.1234567\tabc\tdef\tMovie\tThe Long Ferry\tDirectPlay\tWeb\tFirefox\t5900\n' +
      '2024-03-05 20:41:30.1234567\tabc\tdef\tEpisode\tHarbour Lights (2016) - s02e03 - The Pier\tDirectPlay\tWeb\tFirefox\t2400\n' +
      '2024-03-05 20:41:30.1234567\tabc\tdef\tEpisode\tHarbour Lights - s02e04 - Ropes\tDirectPlay\tWeb\tFirefox\t20\n' +
      '2024-03-05 20:41:30.1234567\tabc\tdef\tAudio\tA song\tDirectPlay\tWeb\tFirefox\t200\n' +
      '2024-03-05 20:41:30.1234567\tabc\tdef\tEpisode\tNot known\tDirectPlay\tWeb\tFirefox\t2000\n';
    expect(readOne('PlaybackReportingBackup.tsv', table)).toEqual([
      '1: watching movie The Long Ferry 2024-03-05 20:41',
      '2: watching tv Harbour Lights 2016 s2e3 The Pier 2024-03-05 20:41',
      '3: problem not_finished',
      '4: problem not_a_video',
      '5: problem no_title',
    ]);
  });

  it('is not recognised in just any table of nine columns', () => {
    expect(readOne('a.csv', 'movie,b,c,d,e,f,g,h,i\n')).toEqual(['1: problem unknown_file']);
  });
});
