import type { SourceRow } from './source-row';

const bySource: Readonly<Record<string, string>> = {
  'Based on Book/Short Story': 'based on book',
  'Based on Comic/Graphic Novel': 'based on comic',
  'Based on Factual Book/Article': 'based on book',
  'Based on Game': 'based on game',
  'Based on Magazine Article': 'based on article',
  'Based on Musical/Opera': 'based on musical',
  'Based on Play': 'based on play',
  'Based on Real Life Events': 'based on true story',
  'Based on Short Film': 'based on short film',
  'Based on TV': 'based on tv series',
  'Based on Toy': 'based on toy',
  'Disney Ride': 'theme park ride',
  Remake: 'remake',
  'Spin-Off': 'spin-off',
  'Traditional/Legend/Fairytale': 'legend',
};

const byStory: Readonly<Record<string, string>> = {
  Dramatization: 'based on true story',
  'Historical Fiction': 'period film',
  'Super Hero': 'superhero',
};

/** Source and period of the story, as keywords. */
export function keywordsOf(row: SourceRow): string[] {
  const found = [bySource[row.Source ?? ''], byStory[row['Creative Type'] ?? '']];
  return [...new Set(found.filter((keyword) => keyword !== undefined))];
}
