import { describe, expect, it } from '@jest/globals';
import { readOne } from '../../testing/read-text';

const anime = (fields: Record<string, string>) =>
  `\t<anime>\n${Object.entries(fields)
    .map(([name, text]) => `\t\t<${name}>${text}</${name}>`)
    .join('\n')}\n\t</anime>\n`;
const list = (...parts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<myanimelist>\n<myinfo><user_export_type>1</user_export_type></myinfo>\n${parts.join('')}</myanimelist>\n`;

describe('MyAnimeList [IMPORT-15]', () => {
  it('reads how far each series was watched, with scores and comments', () => {
    const xml = list(
      anime({
        series_animedb_id: '101',
        series_title: '<![CDATA[Gulls & Co]]>',
        series_type: 'TV',
        series_episodes: '12',
        my_watched_episodes: '12',
        my_start_date: '2024-01-01',
        my_finish_date: '2024-02-01',
        my_score: '8',
        my_status: 'Completed',
        my_times_watched: '1',
        my_comments: '<![CDATA[So <good>]]>',
      }),
      anime({
        series_animedb_id: '102',
        series_title: 'Tide &amp; Time&#33;',
        series_type: 'Movie',
        my_watched_episodes: '1',
        my_finish_date: '0000-00-00',
        my_score: '0',
        my_status: '2',
      }),
      anime({
        series_animedb_id: '103',
        series_title: 'Later',
        series_type: 'TV',
        my_watched_episodes: '0',
        my_score: '0',
        my_status: 'Plan to Watch',
      }),
      anime({
        series_animedb_id: '104',
        series_title: 'Half',
        series_type: 'TV',
        my_watched_episodes: '3',
        my_score: '0',
        my_status: 'Dropped',
      }),
      '<manga><manga_title><![CDATA[Paper]]></manga_title></manga>',
    );
    expect(readOne('animelist.xml', xml)).toEqual([
      '1: watching tv Gulls & Co #12 2024-02-01 ×2 and before mal=101',
      '1: rating tv Gulls & Co 8/10 mal=101',
      '1: note tv Gulls & Co "So <good>" mal=101',
      '2: watching movie Tide & Time! ? mal=102',
      '3: watchlist tv Later mal=103',
      '4: watching tv Half #3 ? and before mal=104',
      '4: problem not_carried_over',
      '5: problem not_a_video',
    ]);
  });

  it('keeps what came before the end of a file that was cut off', () => {
    const xml = list(anime({ series_title: 'Whole', my_status: 'Completed' }), '<anime><series_title>Half');
    expect(readOne('animelist.xml', xml.slice(0, -20))).toEqual([
      '1: watching tv Whole ?',
      '2: problem not_understood',
    ]);
  });

  it('takes time in proportion to its size', () => {
    const xml = list(
      ...Array.from({ length: 20_000 }, (_, at) => anime({ series_title: `Series ${at}`, my_status: 'Completed' })),
    );
    expect(readOne('animelist.xml', xml)).toHaveLength(20_000);
    expect(readOne('animelist.xml', list('<anime>'.repeat(100_000)))).toEqual(['1: problem not_understood']);
  });
});
