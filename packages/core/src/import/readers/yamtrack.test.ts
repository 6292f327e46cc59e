import { describe, expect, it } from '@jest/globals';
import { readOne } from '../testing/read-text';

describe('Yamtrack [IMPORT-18]', () => {
  it('tells films, episodes, scores and notes; games become lines of the report', () => {
    const table =
      '"media_id","source","media_type","title","image","season_number","episode_number","score","progress","status","start_date","end_date","notes","progress_changed"\n' +
      '"70001","tmdb","tv","Harbour Lights","x","","","","24","In progress","2024-02-09","","",""\n' +
      '"70001","tmdb","season","Harbour Lights","x","1","","8.0","24","Completed","","","",""\n' +
      '"70001","tmdb","episode","Harbour Lights","x","1","2","","","","","2024-02-09 10:00:00+00:00","",""\n' +
      '"80001","tmdb","movie","The Long Ferry","x","","","9.0","1","Completed","","2024-02-09","Good","2024-02-09T15:30:00Z"\n' +
      '"80002","tmdb","movie","Later","x","","","","","Planning","","","",""\n' +
      '"227","mal","anime","Gulls","x","","","","2","In progress","2024-02-09","","",""\n' +
      '"1","igdb","game","Boats","x","","","","3h","Completed","","2024-02-09","",""\n';
    expect(readOne('yamtrack.csv', table)).toEqual([
      '3: rating tv Harbour Lights s1 8/10 tmdb=70001',
      '4: watching tv Harbour Lights s1e2 2024-02-09 10:00 tmdb=70001',
      '5: watching movie The Long Ferry 2024-02-09 tmdb=80001',
      '5: rating movie The Long Ferry 9/10 tmdb=80001',
      '5: note movie The Long Ferry "Good" tmdb=80001',
      '6: watchlist movie Later tmdb=80002',
      '7: watching tv Gulls #2 ? and before mal=227',
      '2: problem not_carried_over',
      '8: problem not_a_video',
    ]);
  });

  it('knows the columns of 2024', () => {
    const table =
      'media_id,source,media_type,title,image,season_number,episode_number,score,progress,status,repeats,start_date,end_date,watch_date,notes\n' +
      '80001,tmdb,movie,The Long Ferry,x,,,,1,Repeating,2,,,2024-02-09,\n' +
      '70001,tmdb,episode,Harbour Lights,x,1,2,,,,0,,,2024-02-10,\n';
    expect(readOne('yamtrack.csv', table)).toEqual([
      '2: watching movie The Long Ferry 2024-02-09 ×3 tmdb=80001',
      '3: watching tv Harbour Lights s1e2 2024-02-10 tmdb=70001',
    ]);
  });
});
